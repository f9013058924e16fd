import { existsSync, readdirSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ContentFolder } from '#tests/fixtures/content_folder'
import { photo } from '#tests/fixtures/pictures'
import { EmptyDatabase } from '#tests/fixtures/started_site'

let database: EmptyDatabase
let content: ContentFolder

beforeEach(async () => {
  database = await EmptyDatabase.create()
  content = await ContentFolder.create()
})
afterEach(async () => {
  await database.delete()
  await content.delete()
})

const COMPANY = 'content/pages/root/company/de.yaml'
const PROBLEM = 'resources/content/pages/root/company/de.yaml:4:1 error: unknown field'

const start = async (storage?: string) =>
  database.start(content.root, storage ?? (await database.storage()))

async function titleOf(site: { url: string }): Promise<string | undefined> {
  const answer = await fetch(`${site.url}/de/unternehmen`)
  expect(answer.status).toBe(200)
  return /<title[^>]*>([^<]*)</.exec(await answer.text())?.[1]
}

test('two processes that start at once on an empty database both come up', async () => {
  const sites = await Promise.all([start(), start()])
  const outputs = await Promise.all(sites.map((site) => site.ready()))
  for (const site of sites) expect(await titleOf(site)).toContain('Unternehmen')
  const loads = outputs.filter((output) => output.includes('Content loaded'))
  expect(loads).toHaveLength(1)
  expect(outputs.filter((output) => output.includes('Content is up to date'))).toHaveLength(1)
})

describe('a start that was killed is taken up by the next one:', () => {
  test('in the middle of migrating', async () => {
    const killed = await start()
    await killed.said(/migrated database/)
    await killed.kill()
    expect(killed.output).not.toContain('Content loaded')

    const next = await start(killed.storage)
    expect(await next.ready()).toContain('Content loaded')
  })

  test('in the middle of migrating, by one that waits for it and says so', async () => {
    const killed = await start()
    await killed.said(/migrated database/)
    killed.freeze()
    const next = await start()
    await next.said(/Waiting for another process/)
    expect(next.output).not.toContain('migrated database')

    await killed.kill()
    expect(await next.ready()).toContain('Content loaded')
  })

  test('in the middle of making pictures', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const picture = await photo(1600, 1000 + name.charCodeAt(0))
        .jpeg()
        .toBuffer()
      await content.write(`media/photos/${name}.jpg`, picture)
      await content.edit(
        'content/images/de.yaml',
        'images:\n',
        `images:\n  - { id: photos/${name}.jpg, alt: Foto }\n`
      )
    }
    const killed = await start()
    const folder = join(killed.storage, 'public/media')
    while (!existsSync(folder) || readdirSync(folder).length === 0) await pause(5)
    await killed.kill()
    expect(killed.output).not.toContain('Content loaded')

    const next = await start(killed.storage)
    expect(await next.ready()).toContain('Content loaded')
  })
})

describe('content that cannot be loaded', () => {
  test('because of errors leaves the site its last good content, and every problem is in the log', async () => {
    const first = await start()
    await first.ready()
    await first.kill()
    await content.edit(COMPANY, 'intro:', 'introduction:')
    await content.edit(COMPANY, 'title: Unternehmen', 'title: Firma')

    const second = await start(first.storage)
    const output = await second.ready()
    expect(await titleOf(second)).toContain('Unternehmen')
    const errors = output.split('\n').filter((line) => line.startsWith('{"level":50'))
    expect(errors.map((line) => JSON.parse(line).msg)).toEqual([
      expect.stringContaining(PROBLEM),
      expect.stringContaining('goes on with that of its last good load'),
    ])
  })

  test('for another reason leaves it as well, with the reason', async () => {
    const first = await start()
    await first.ready()
    await first.kill()
    await rm(join(first.storage, 'public'), { recursive: true })
    await writeFile(join(first.storage, 'public'), 'a file where the folder should be')
    await content.edit('media/hero/home.svg', '1067', '1066')
    await content.edit(COMPANY, 'title: Unternehmen', 'title: Firma')

    const second = await start(first.storage)
    expect(await second.ready()).toMatch(/ENOTDIR.*The content could not be loaded/)
    expect(await titleOf(second)).toContain('Unternehmen')
  })

  test('without any good content the start ends with the problems and code 1', async () => {
    await content.edit(COMPANY, 'intro:', 'introduction:')
    const site = await start()
    expect(await site.ended()).toBe(1)
    expect(site.output).toContain(PROBLEM)
    expect(site.output).not.toContain('The site is ready')
  })
})

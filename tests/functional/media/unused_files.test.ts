import { existsSync } from 'node:fs'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { photo } from '#tests/fixtures/content/pictures'
import { givenSmallSite } from '#tests/fixtures/content/small_site'
import { run } from '#tests/fixtures/processes/commands'

const { app, content } = givenSmallSite()
const LIST = 'content/images/de.yaml'
const LISTED = 'images:\n  - { id: photos/wide.jpg, alt: Foto }\n'
const DAY = 86_400_000
const TODAY = new Date('2026-03-01T12:00:00Z')

let folder: string
let list: string
let pruneAt: (now: Date) => Promise<{ removed: unknown[]; waiting: unknown[] }>
let load: () => Promise<unknown>

beforeAll(async () => {
  folder = join(app.storage, 'public/media')
  list = await content.read(LIST)
  await content.write('media/photos/wide.jpg', await photo(1600, 1000).jpeg().toBuffer())
  const { GRACE_DAYS, removeUnusedFiles } = await import('#media/public_folder/unused_files')
  pruneAt = (now) => removeUnusedFiles(GRACE_DAYS, now)
  load = () => content.load({ pictures: 'now' })
})

/** No file is unused, and the photograph is published. */
beforeEach(async () => {
  await run('media:prune', '--now')
  await publish()
})

/** Adds the photograph to the content. */
async function publish() {
  await content.write(LIST, list.replace('images:\n', LISTED))
  await load()
}

/** Removes the photograph from the content. */
async function withdraw() {
  await content.write(LIST, list)
  await load()
}

async function photos(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.startsWith('wide-'))
}

async function statusOf(name: string): Promise<number> {
  return (await fetch(`${app.url}/media/${name}`)).status
}

/** Sends one request after another: a server with many requests at once may answer 503. */
async function statusesOf(names: readonly string[]): Promise<number[]> {
  const statuses: number[] = []
  for (const name of names) statuses.push(await statusOf(name))
  return statuses
}

function days(number: number): Date {
  return new Date(TODAY.getTime() + number * DAY)
}

describe('a picture that was withdrawn', () => {
  test('stays for thirty days, and is then gone in all sizes', async () => {
    const names = await photos()
    expect(names).toHaveLength(16)
    await withdraw()
    expect((await pruneAt(TODAY)).waiting).toHaveLength(16)
    expect(await pruneAt(days(29))).toMatchObject({ removed: [], waiting: { length: 16 } })
    expect(await statusOf(names[0])).toBe(200)

    expect(await pruneAt(days(30))).toMatchObject({ removed: { length: 16 }, waiting: [] })
    expect(await photos()).toEqual([])
    expect(await statusesOf(names)).toEqual(names.map(() => 404))
    expect(await pruneAt(days(31))).toEqual({ removed: [], waiting: [] })
  })

  test('and shown again begins anew when it is withdrawn the next time', async () => {
    await withdraw()
    await pruneAt(TODAY)
    await publish()
    expect(await pruneAt(days(40))).toEqual({ removed: [], waiting: [] })
    await withdraw()
    expect(await pruneAt(days(41))).toMatchObject({ removed: [], waiting: { length: 16 } })
    expect(await photos()).toHaveLength(16)
  })

  test('is published anew when it is needed after it was removed', async () => {
    await withdraw()
    await pruneAt(TODAY)
    await pruneAt(days(30))
    await publish()
    expect(await statusesOf(await photos())).toEqual(Array(16).fill(200))
  })

  test('is named by a command, which can also remove it at once', async () => {
    await withdraw()
    const listed = await run('media:prune')
    expect(listed.said).toMatch(/wide-[0-9a-f]{10}-lg\.webp: unused since \d{4}-\d\d-\d\d$/m)
    expect(listed.said).toMatch(/0 removed, 16 stay/)
    expect((await run('media:prune', '--now')).said).toMatch(/16 removed, 0 stay/)
    expect(await photos()).toEqual([])
  })
})

test('what content refers to stays, with its compressed copies', async () => {
  await withdraw()
  const others = (await readdir(folder)).filter((name) => !name.startsWith('wide-'))
  expect(others.some((name) => name.endsWith('.svg.br'))).toBe(true)
  await run('media:prune', '--now')
  expect((await readdir(folder)).toSorted()).toEqual(others.toSorted())
})

test('incomplete files are removed after a day, files of others never', async () => {
  for (const name of ['.0123456789abcdef', '.fedcba9876543210', 'notes.txt']) {
    await writeFile(join(folder, name), '')
    const written = name.startsWith('.f') ? TODAY : days(-2)
    await utimes(join(folder, name), written, written)
  }
  await pruneAt(TODAY)
  expect(existsSync(join(folder, '.0123456789abcdef'))).toBe(false)
  expect(existsSync(join(folder, '.fedcba9876543210'))).toBe(true)
  expect(existsSync(join(folder, 'notes.txt'))).toBe(true)
})

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'a machine drops its copy of what another one has removed from the shared database',
  async () => {
    const { default: db } = await import('@adonisjs/lucid/services/db')
    const [name] = await photos()
    await db.from('public_files').where({ name }).delete()
    await pruneAt(TODAY)
    expect(await photos()).not.toContain(name)
  }
)

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { writeCatalogue } from '#tests/fixtures/catalogue/catalogue'
import { photo } from '#tests/fixtures/content/pictures'
import { givenSite } from '#tests/fixtures/content/small_site'
import { hideTable } from '#tests/fixtures/database/hidden_table'
import { freePort } from '#tests/fixtures/processes/free_port'
import { until } from '#tests/until'
import { ask } from '#tests/visitor'

const onPostgres = process.env.TEST_DATABASE === 'postgres'

let folder: string

/** The small site with its catalogue and a photograph, loaded on this machine. */
const { app, content } = givenSite(async () => {
  await writeCatalogue(content)
  await content.write('media/photos/wide.jpg', await photo(1600, 1000).jpeg().toBuffer())
  await content.edit(
    'content/images/de.yaml',
    'images:\n',
    'images:\n  - { id: photos/wide.jpg, alt: Foto }\n'
  )
})
beforeAll(async () => {
  const { makePictures } = await import('#operations/picture_work')
  await makePictures(new AbortController().signal)
  folder = join(app.storage, 'public/media')
})

async function bytesOf(url: string): Promise<Buffer> {
  const answer = await fetch(url)
  expect({ url, status: answer.status }).toEqual({ url, status: 200 })
  return Buffer.from(await answer.arrayBuffer())
}

/** The number of queries of the table `public_files` during some work. */
async function sharedQueries(work: () => Promise<unknown>): Promise<number> {
  const { default: db } = await import('@adonisjs/lucid/services/db')
  const client = db.connection().getWriteClient()
  let queries = 0
  const count = ({ sql }: { sql: string }) => (queries += sql.includes('public_files') ? 1 : 0)
  client.on('query', count)
  await work()
  client.off('query', count)
  return queries
}

async function drawingName(): Promise<string> {
  const name = (await readdir(folder)).find((each) => each.endsWith('.svg'))
  return name ?? 'there is no drawing'
}

test('what is published is a picture in every size and format, and drawings', async () => {
  const kinds = (await readdir(folder)).map((name) => name.replace(/^(.*?)-[0-9a-f]{10}/, ''))
  expect([...new Set(kinds)].toSorted()).toEqual(
    [
      ...['thumb', 'sm', 'md', 'lg', 'xl'].flatMap((size) =>
        ['avif', 'jpg', 'webp'].map((extension) => `-${size}.${extension}`)
      ),
      '.jpg',
      '.svg',
      '.svg.br',
      '.svg.gz',
    ].toSorted()
  )
})

test.each([
  '/media/nothing.jpg',
  '/media/wide.jpg',
  '/media/%2e%2e%2fsite-0123456789.sqlite',
  '/media/..%5csite-0123456789.sqlite',
  '/media/.hidden-0123456789',
  '/media/%zz-0123456789.jpg',
  `/media/${'a'.repeat(300)}-0123456789.jpg`,
])('%s is no name of a published file: nobody is asked for it', async (url) => {
  const asked = await sharedQueries(async () => {
    expect([400, 404]).toContain((await ask(app, url)).status)
  })
  expect(asked).toBe(0)
})

describe.runIf(!onPostgres)('a machine with a database of its own', () => {
  test('keeps its files in its folder, and shares none', async () => {
    const { default: db } = await import('@adonisjs/lucid/services/db')
    expect(await db.from('public_files')).toEqual([])
    const url = '/media/unknown-0123456789.jpg'
    const asked = await sharedQueries(
      async () => await expect(await ask(app, url)).toHaveStatus(404)
    )
    expect(asked).toBe(0)
  })
})

describe.runIf(onPostgres)('machines that share a PostgreSQL', () => {
  test('a machine that loaded nothing serves every picture size and data sheet byte for byte', async () => {
    const storage = await mkdtemp(join(tmpdir(), 'saumer-other-'))
    const url = `http://localhost:${await freePort()}`
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      PORT: new URL(url).port,
      STORAGE_PATH: storage,
    }
    const other = spawn(process.execPath, ['build/bin/server.js'], { env, stdio: 'ignore' })
    try {
      await until(
        `${url}/health answers 200`,
        async () => (await fetch(`${url}/health`).catch(() => undefined))?.ok
      )
      const names = await readdir(folder)
      expect(names.length).toBeGreaterThan(20)
      for (const name of names.filter((each) => !/\.(br|gz)$/.test(each))) {
        const original = await readFile(join(folder, name))
        expect(original.equals(await bytesOf(`${url}/media/${name}`)), name).toBe(true)
      }
      expect((await readdir(join(storage, 'public/media'))).toSorted()).toEqual(names.toSorted())
    } finally {
      other.kill('SIGKILL')
      await once(other, 'exit')
      await rm(storage, { recursive: true })
    }
  })

  test('a file is fetched once, however many visitors wait for it, and stays', async () => {
    const name = await drawingName()
    const original = await readFile(join(folder, name))
    await rm(join(folder, name))
    const asked = await sharedQueries(async () => {
      const answers = Array.from({ length: 20 }, () => bytesOf(`${app.url}/media/${name}`))
      for (const bytes of await Promise.all(answers)) expect(bytes.equals(original)).toBe(true)
      await bytesOf(`${app.url}/media/${name}`)
    })
    expect(asked).toBe(1)
  })

  test('a name that the database does not know is not found, and leaves nothing behind', async () => {
    const before = await readdir(folder)
    await expect(await ask(app, '/media/unknown-0123456789.jpg')).toHaveStatus(404)
    expect(await readdir(folder)).toEqual(before)
  })

  test('without the shared table, a missing file is answered with 503, which nobody caches', async () => {
    const name = await drawingName()
    await rm(join(folder, name))
    const showTable = await hideTable('public_files')
    const { status, headers, body } = await ask(app, `/media/${name}`)
    await showTable()
    expect(status, body).toBe(503)
    expect(headers['cache-control']).toBe('no-store')
    await bytesOf(`${app.url}/media/${name}`)
  })

  test('a load makes nothing again that another machine has made', async () => {
    await rm(folder, { recursive: true })
    expect((await content.load()).written).toBe(0)
    expect(existsSync(folder)).toBe(false)
  })

  test('a load shares what the machine had published before it shared anything', async () => {
    const { default: db } = await import('@adonisjs/lucid/services/db')
    const { name } = await db.from('public_files').whereLike('name', '%.svg').firstOrFail()
    await bytesOf(`${app.url}/media/${name}`)
    await db.from('public_files').where({ name }).delete()
    await content.load()
    const { content: shared } = await db.from('public_files').where({ name }).firstOrFail()
    expect(shared.equals(await readFile(join(folder, name)))).toBe(true)
  })
})

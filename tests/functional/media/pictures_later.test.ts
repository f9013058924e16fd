import type { ChildProcess } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { addPhotos, FILES_OF_A_PHOTO } from '#tests/fixtures/content/photos'
import { photo } from '#tests/fixtures/content/pictures'
import { givenSite } from '#tests/fixtures/content/small_site'
import { countWrittenFiles } from '#tests/fixtures/content/written_files'
import { ask } from '#tests/visitor'

const { app, content } = givenSite((site) => addPhotos(site, 'a', 'b'))
let folder: string

beforeAll(() => {
  folder = join(app.storage, 'public/media')
})

/** Each test starts without any derivatives and without remembered failures. */
let hour = 0
beforeEach(async () => {
  const { from } = await import('#database/query')
  await from('public_files').delete()
  await rm(folder, { recursive: true, force: true })
  hour += 3_600_000
  const now = performance.now.bind(performance)
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + hour)
  onTestFinished(() => clock.mockRestore())
})

/** URLs of a photograph's derivatives. */
async function photoUrls(name: string): Promise<Record<string, string>> {
  const { findImages } = await import('#media/pictures/image_queries')
  const file = `photos/${name}.jpg`
  const image = (await findImages([file], 'de')).get(file)
  if (!image) throw new Error(`There is no ${file}`)
  const { original_url, conversion_urls } = image
  return { original_url, ...conversion_urls }
}

/** The files in the folder that visitors may request. */
async function published(): Promise<string[]> {
  return existsSync(folder) ? (await readdir(folder)).filter((name) => !name.startsWith('.')) : []
}

async function makePictures() {
  const work = await import('#operations/picture_work')
  await work.makePictures(new AbortController().signal)
}

/** The entry of /health/ready about pictures; pages are served meanwhile. */
async function progress(): Promise<unknown> {
  const { status, body } = await ask(app, '/health/ready')
  expect(status, body).toBe(200)
  return JSON.parse(body).pictures
}

/** The process that converts pictures, as last started by the site. */
let converter: ChildProcess
beforeAll(() => {
  subscribe('child_process', (message) => {
    converter = (message as { process: ChildProcess }).process
  })
})

describe('a picture that is not there yet', () => {
  test('is made for the first who asks for it, and nothing else is', async () => {
    const url = (await photoUrls('a')).md.replace(/jpg$/, 'avif')
    const answer = await fetch(app.url + url)
    expect(answer.headers.get('cache-control')).toMatch(/immutable/)
    expect(answer.headers.get('content-type')).toBe('image/avif')
    const { format, width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect({ format, width }).toEqual({ format: 'heif', width: 500 })
    expect(await published()).toEqual([url.slice('/media/'.length)])
  })

  test('is made once, however many visitors wait for it', async () => {
    const { lg } = await photoUrls('a')
    const files = countWrittenFiles(folder)
    onTestFinished(files.stop)
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(app, lg)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    await expect.poll(files.count).toBe(1)
  })

  test.each([
    ['of no content', async () => '/media/wide-0123456789-md.avif'],
    ['in a size that nobody named', async () => (await photoUrls('a')).md.replace('-md', '-xxl')],
    ['in another format', async () => (await photoUrls('a')).md.replace('.jpg', '.png')],
  ])('is not made %s', async (_, url) => {
    const { status, body } = await ask(app, await url())
    expect(status, body).toBe(404)
    expect(await published()).toEqual([])
  })
})

describe('a picture that cannot be made', () => {
  test('because its original has changed since the load is not made of the new one', async () => {
    const { sm } = await photoUrls('a')
    const path = join(content.root, 'resources/media/photos/a.jpg')
    await rename(path, `${path}.aside`)
    await writeFile(path, await photo(1600, 900).jpeg().toBuffer())
    const { status, headers } = await ask(app, sm)
    await rename(`${path}.aside`, path)
    expect({ status, cache: headers['cache-control'] }).toEqual({ status: 503, cache: 'no-store' })
    expect(await published()).toEqual([])
  })

  test('is tried again only after a minute', async () => {
    const { sm } = await photoUrls('a')
    const path = join(content.root, 'resources/media/photos/a.jpg')
    await rename(path, `${path}.aside`)
    await expect(await ask(app, sm)).toHaveStatus(503)
    await rename(`${path}.aside`, path)
    await expect(await ask(app, sm)).toHaveStatus(503)
    hour += 60_000
    await expect(await ask(app, sm)).toHaveStatus(200)
  })

  test('keeps no other from being made', async () => {
    const path = join(content.root, 'resources/media/photos/b.jpg')
    await rename(path, `${path}.aside`)
    const { default: logger } = await import('@adonisjs/core/services/logger')
    const logged = vi.spyOn(logger, 'error')
    onTestFinished(() => logged.mockRestore())
    await makePictures()
    await rename(`${path}.aside`, path)
    expect(logged.mock.calls).toEqual([
      [
        { err: expect.objectContaining({ message: expect.stringContaining(path) }) },
        expect.any(String),
      ],
    ])
    expect(await published()).toHaveLength(FILES_OF_A_PHOTO)
    expect(await progress()).toEqual({ done: 1, total: 2 })
  })

  test('because nothing can be written leaves nothing half, and is made when that is over', async () => {
    const { sm } = await photoUrls('a')
    await rm(folder, { recursive: true, force: true })
    await writeFile(folder, 'a file where the folder should be')
    await expect(await ask(app, sm)).toHaveStatus(503)
    await expect(makePictures()).rejects.toThrow('could not be made')
    await rm(folder)
    await mkdir(folder)
    hour += 60_000
    await expect(await ask(app, sm)).toHaveStatus(200)
  })

  test.runIf(process.platform !== 'win32')(
    'in time is answered with 503, and is there for the next who asks',
    async () => {
      const { sm, xl } = await photoUrls('a')
      await expect(await ask(app, sm)).toHaveStatus(200)
      converter.kill('SIGSTOP')
      const { status, headers } = await ask(app, xl)
      converter.kill('SIGCONT')
      expect({ status, cache: headers['cache-control'] }).toEqual({
        status: 503,
        cache: 'no-store',
      })
      await expect(await ask(app, xl)).toHaveStatus(200)
    }
  )

  test.runIf(process.platform !== 'win32')(
    'because the process that converts it was killed is made by the next one',
    async () => {
      const { sm, xl } = await photoUrls('a')
      await expect(await ask(app, sm)).toHaveStatus(200)
      const killed = converter
      killed.kill('SIGSTOP')
      const sending = vi.spyOn(killed, 'send')
      const waiting = ask(app, xl)
      await expect.poll(() => sending.mock.calls.length).toBe(1)
      killed.kill('SIGKILL')
      await expect(await waiting).toHaveStatus(503)
      hour += 60_000
      await expect(await ask(app, xl)).toHaveStatus(200)
      expect(converter).not.toBe(killed)
    }
  )
})

describe('the pictures of the content', () => {
  test('are made in the background: what is there already is not made again', async () => {
    const { thumb, xl } = await photoUrls('b')
    for (const url of [thumb, xl]) await ask(app, url)
    expect(await progress()).toEqual({ done: 0, total: 2 })
    hour += 60_000

    const files = countWrittenFiles(folder)
    onTestFinished(files.stop)
    await makePictures()
    expect(await progress()).toBeUndefined()
    expect(await published()).toHaveLength(2 * FILES_OF_A_PHOTO)
    await expect.poll(files.count).toBe(2 * FILES_OF_A_PHOTO - 2)
  })

  test('are converted before it is published if the load is asked to, but only the new ones', async () => {
    await addPhotos(content, 'new')
    await content.load({ pictures: 'now' })
    const photos = (await published()).filter((name) => /^(a|b|new)-/.test(name))
    expect(photos).toHaveLength(FILES_OF_A_PHOTO)
    expect(photos.filter((name) => !name.startsWith('new-'))).toEqual([])
  })
})

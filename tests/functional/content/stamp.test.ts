import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { givenApp } from '#tests/app'
import { addPhotos } from '#tests/fixtures/content/photos'
import { givenContent } from '#tests/fixtures/content/small_site'

/** Imported once the application has booted: they use its database. */
let from: typeof import('#database/query')['from']
const app = givenApp({ contentRoot: null })
const content = givenContent()

beforeAll(async () => {
  ;({ from } = await import('#database/query'))
})

beforeEach(async () => {
  await addPhotos(content, 'a')
  await content.load({ code: 'today' })
})

/** Whether a start takes the content for loaded. */
async function isLoaded(code = 'today'): Promise<boolean> {
  const stamps = await import('#content/loading/stamp')
  return stamps.isLoaded(stamps.contentStamp(content.root, code))
}

const COMPANY = 'content/pages/root/company/de.yaml'

test('content that was loaded is known again, pictures that are still to be made or not', async () => {
  expect(await isLoaded()).toBe(true)
  await content.load({ code: 'today', pictures: 'now' })
  expect(await isLoaded()).toBe(true)
})

describe('content is loaded again', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['a file has changed', () => content.edit(COMPANY, 'Seit 1924.', 'Seit 1925.')],
    ['a file came', () => content.write('content/pages/root/x/de.yaml', 'component: Root/Show')],
    ['a file has gone', () => content.remove('content/pages/contact/index/en.yaml')],
    ['a drawing has changed', () => content.edit('media/hero/home.svg', '1067', '1066')],
    ['a photograph has changed', () => content.write('media/photos/a.jpg', 'another')],
    ['another process loaded something', () => content.load({ code: 'other' })],
    ['somebody loaded by hand', () => content.load()],
  ])('if %s', async (_, change) => {
    await change()
    expect(await isLoaded()).toBe(false)
  })

  test('if the database was emptied, and has a version then although nothing else was missing', async () => {
    await from('content_versions').delete()
    expect(await isLoaded()).toBe(false)
    expect(await content.load()).toMatchObject({ written: 0 })
    expect(await from('content_versions')).toHaveLength(1)
  })

  test('if the code is another', async () => {
    expect(await isLoaded('tomorrow')).toBe(false)
  })

  test('if the last load failed, although the error has been taken back', async () => {
    await content.edit(COMPANY, 'intro:', 'introduction:')
    await expect(content.load({ code: 'today' })).rejects.toThrow('introduction')
    await content.edit(COMPANY, 'introduction:', 'intro:')
    expect(await isLoaded()).toBe(false)
    expect(await content.load({ code: 'today' })).toMatchObject({ written: 0 })
    expect(await isLoaded()).toBe(true)
  })

  test('if what it published is gone', async () => {
    await from('public_files').delete()
    await rm(join(app.storage, 'public'), { recursive: true })
    expect(await isLoaded()).toBe(false)
    await content.load({ code: 'today' })
    expect(await isLoaded()).toBe(true)
  })
})

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FILES_OF_A_PHOTO } from '#tests/fixtures/content/photos'
import { damaged, photo } from '#tests/fixtures/content/pictures'
import { givenSmallSite } from '#tests/fixtures/content/small_site'
import { givenStudioApi } from '#tests/fixtures/studio/studio_api'

const { app, content } = givenSmallSite()
const { ask, save } = givenStudioApi(content)

const HOME = 'pages/home/index/de.yaml'

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')

const drop = (name: string, bytes: Buffer) =>
  ask('POST', `/media?name=${encodeURIComponent(name)}`, bytes, {
    'content-type': 'application/octet-stream',
  })

test('a dropped picture is saved, loaded and made in all its sizes in the background', async () => {
  const dropped = await drop('hero/Große Fuge.JPG', await photo(1600, 900).jpeg().toBuffer())
  await expect(dropped).toHaveStatus(200)
  const { file } = dropped.body
  expect(file).toBe('hero/grosse-fuge.jpg')

  const saved = await save(HOME, (data) => (data.hero.hero_image = file))
  await expect(saved).toHaveStatus(200)
  await content.load()
  const work = await import('#operations/picture_work')
  await work.makePictures(new AbortController().signal)
  const { findImages } = await import('#media/pictures/image_queries')
  const image = (await findImages([file], 'de')).get(file)
  if (!image) throw new Error(`There is no ${file}`)
  const urls = [image.original_url, ...Object.values(image.conversion_urls)].flatMap((url) =>
    url === image.original_url ? [url] : ['avif', 'webp', 'jpg'].map((type) => inType(url, type))
  )
  expect(urls).toHaveLength(FILES_OF_A_PHOTO)
  const folder = join(app.storage, 'public')
  expect(urls.filter((url) => !existsSync(join(folder, url)))).toEqual([])
})

function inType(url: string, type: string): string {
  return url.replace(/\w+$/, type)
}

test.each<[string, () => Promise<Buffer> | Buffer, string]>([
  [
    'film.mp4',
    () => Buffer.from('000000186674797069736f6d', 'hex'),
    'A film is no picture: the block for films shows it, and its files are put into resources/media/videos.',
  ],
  [
    'phone.heic',
    () => Buffer.from('000000186674797068656963', 'hex'),
    'Files ending in .heic are not shown: pictures are JPEG, PNG, WebP, AVIF, GIF or SVG, and photos of a phone are exported as JPEG.',
  ],
  [
    'half.jpg',
    async () => (await photo(900, 900).jpeg().toBuffer()).subarray(0, 900),
    'The file hero/half.jpg cannot be used: the picture is damaged, its end is missing or cannot be read.',
  ],
  ['heavy.jpg', () => Buffer.alloc(131 * 1024 * 1024), 'More than 64 MB.'],
])('%s is refused in the words of the check, and nothing is written', async (name, make, why) => {
  const { status, body } = await drop(`hero/${name}`, await make())
  expect([status >= 400 && status < 500, body.error]).toEqual([true, why])
  expect(existsSync(join(content.root, 'resources/media/hero', name))).toBe(false)
})

test('a picture that browsers show although pixels are lost is taken with a warning', async () => {
  const { body } = await drop('hero/lost.jpg', await damaged())
  expect(body.warnings).toEqual([expect.stringMatching(/^is damaged, and a part of it/)])
})

test('a name that is too long for a disk is cut', async () => {
  const { body } = await drop(`hero/${'fuge '.repeat(60)}.svg`, SVG)
  expect(body.file).toMatch(/^hero\/(fuge-){20}\.svg$/)
})

test('a name that another file has in other letters is refused', async () => {
  await content.write('media/hero/Fuge.svg', SVG)
  const { status, body } = await drop('hero/fuge.svg', SVG)
  expect([status, body.error]).toEqual([
    409,
    'There is a file hero/Fuge.svg already: choose it, or give the new one another name.',
  ])
})

test.each(['hero/fuge', '../x.svg'])('%s is no name of a file for pages', async (name) => {
  const { status, body } = await drop(name, SVG)
  expect([status, body.error]).toEqual([422, `${name} is no name of a file.`])
})

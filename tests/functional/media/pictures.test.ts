import { readdir, stat } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  animatedPng,
  animation,
  damaged,
  loadPicture,
  photo,
  withoutSpectrumEnd,
} from '#tests/fixtures/content/pictures'
import { givenSmallSite } from '#tests/fixtures/content/small_site'
import { until } from '#tests/until'
import { ask } from '#tests/visitor'

const site = givenSmallSite()

type Image = {
  original_url: string
  mime_type: string
  size: number
  width: number
  height: number
  conversion_urls: Record<string, string>
}

/** Adds a picture to the content, loads, and gives what is stored of it. */
async function load(name: string, content: Buffer | string, fields = ''): Promise<Image> {
  await loadPicture(site.content, name, content, fields)
  const { findImages } = await import('#media/pictures/image_queries')
  return (await findImages([`pictures/${name}`], 'de')).get(`pictures/${name}`)!
}

/** Asks again while the picture is still to be made. */
async function fetchPicture(url: string) {
  const answer = await until(`the picture ${url}`, async () => {
    const each = await fetch(site.app.url + url)
    return each.status !== 503 && each
  })
  await expect(answer).toHaveStatus(200)
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { type: answer.headers.get('content-type'), bytes, ...(await sharp(bytes).metadata()) }
}

test('a photograph is published in the specified widths, as AVIF, WebP and JPEG', async () => {
  const image = await load('wide.jpg', await photo(1600, 1000).jpeg().toBuffer())
  expect(image).toMatchObject({ mime_type: 'image/jpeg', width: 1600, height: 1000 })
  expect(Object.keys(image.conversion_urls)).toEqual(['thumb', 'sm', 'md', 'lg', 'xl'])

  for (const [size, width] of Object.entries({ thumb: 10, sm: 300, md: 500, lg: 900, xl: 1400 })) {
    const url = image.conversion_urls[size]
    const jpeg = await fetchPicture(url)
    expect(jpeg).toMatchObject({ type: 'image/jpeg', format: 'jpeg', width })
    const webp = await fetchPicture(url.replace(/jpg$/, 'webp'))
    expect(webp).toMatchObject({ type: 'image/webp', format: 'webp', width })
    const avif = await fetchPicture(url.replace(/jpg$/, 'avif'))
    expect(avif).toMatchObject({ type: 'image/avif', format: 'heif', width })
  }
})

test.each([
  ['a photograph', 'brief.jpg', () => photo(1600, 1000).jpeg().toBuffer()],
  ['one between two widths', 'between.jpg', () => photo(400, 300).jpeg().toBuffer()],
  ['one as wide as a size', 'exact.jpg', () => photo(900, 300).jpeg().toBuffer()],
  [
    'one that one can see through',
    'clear.png',
    () => photo(600, 300).ensureAlpha(0.5).png().toBuffer(),
  ],
])('the addresses of the sizes of %s follow from its own', async (_, name, content) => {
  const { conversionsOf } = await import('#shared/picture_sizes')
  const image = await load(name, await content())
  expect(conversionsOf(image)).toEqual(image.conversion_urls)
})

test('a picture is never enlarged', async () => {
  const image = await load('small.jpg', await photo(400, 300).jpeg().toBuffer())
  expect(Object.keys(image.conversion_urls)).toEqual(['thumb', 'sm', 'md'])
  expect(await fetchPicture(image.conversion_urls.md)).toMatchObject({ width: 400, height: 300 })
})

test('a picture is turned upright and tells nothing of its camera', async () => {
  const sideways = photo(900, 600)
    .jpeg()
    .withExif({ IFD0: { Model: 'Secret 1' } })
    .withMetadata({ orientation: 6 })
  const image = await load('sideways.jpg', await sideways.toBuffer())
  expect(image).toMatchObject({ width: 600, height: 900 })
  for (const url of [image.original_url, image.conversion_urls.sm]) {
    const picture = await fetchPicture(url)
    expect(picture.height).toBeGreaterThan(picture.width)
    expect(Object.keys(picture)).not.toContain('exif')
    expect(Object.keys(picture)).not.toContain('orientation')
    expect(picture.bytes.includes('Secret')).toBe(false)
  }
})

test('what can be seen through stays so', async () => {
  const glass = photo(320, 200).ensureAlpha(0.5)
  const image = await load('glass.png', await glass.png().toBuffer())
  expect(image.mime_type).toBe('image/png')
  expect(await fetchPicture(image.conversion_urls.sm)).toMatchObject({
    format: 'png',
    hasAlpha: true,
  })
})

test('a crop shows what matters', async () => {
  const original = await photo(1600, 800).jpeg().toBuffer()
  const image = await load(
    'crop.jpg',
    original,
    ', crop: { ratio: "1:1", focus: { x: 100, y: 50 } }'
  )
  expect(image).toMatchObject({ width: 800, height: 800 })
  const { bytes } = await fetchPicture(image.conversion_urls.sm)
  const { dominant } = await sharp(bytes).stats()
  expect(dominant.b).toBeGreaterThan(dominant.r)
})

test.each([
  ['GIF', 'turning.gif', 'image/gif', animation],
  ['WebP', 'turning.webp', 'image/webp', () => animation('webp')],
  ['PNG', 'turning.png', 'image/apng', animatedPng],
])(
  'an animated %s stays as it is, with a thumb of its first frame',
  async (_, name, type, content) => {
    const original = await content()
    const image = await load(name, original)
    expect(image).toMatchObject({
      mime_type: type,
      conversion_urls: { thumb: expect.stringMatching(/turning-\w+-thumb\.(jpg|png)$/) },
      width: 40,
      height: 30,
    })
    expect(await fetchPicture(image.conversion_urls.thumb)).toMatchObject({ width: 10 })
    const shown = await fetchPicture(image.original_url)
    expect(shown.type).toBe(type)
    expect(shown.bytes.equals(original)).toBe(true)
  }
)

test('a drawing loses its scripts and keeps its lines', async () => {
  const image = await load(
    'drawing.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20" onload="alert(1)"><script>alert(2)</script><path d="M0 0h30" onclick="alert(3)"/></svg>'
  )
  expect(image).toMatchObject({ mime_type: 'image/svg+xml', width: 30, height: 20 })
  const { body } = await ask(site.app, image.original_url)
  expect(body).toContain('d="M0 0h30"')
  expect(body).toContain('viewBox="0 0 30 20"')
  expect(body).not.toMatch(/script|onload|onclick|alert/)
})

describe('a photograph that browsers show is taken, and every file of it can be made:', () => {
  test.each([
    ['baseline JPEG of a phone', 'phone.jpg', withoutSpectrumEnd],
    ['JPEG that is damaged in its middle', 'damaged.jpg', damaged],
    [
      'PNG with 16 bits a channel',
      'deep.png',
      () => photo(400, 300).toColourspace('rgb16').png().toBuffer(),
    ],
  ])('a %s', async (_, name, content) => {
    const image = await load(name, await content())
    const fallbacks = Object.values(image.conversion_urls)
    const modern = fallbacks.flatMap((url) => [
      url.replace(/\w+$/, 'webp'),
      url.replace(/\w+$/, 'avif'),
    ])
    for (const url of [image.original_url, ...fallbacks, ...modern]) {
      expect(await fetchPicture(url)).toMatchObject({ depth: 'uchar', space: 'srgb' })
    }
  })

  test('of damage the editor hears at every load', async () => {
    const content = await damaged()
    const report =
      'resources/content/images/de.yaml:4:11 warning: the image "pictures/damaged.jpg" is damaged, and a part of it is not as it was taken. Copy the file once more from where it comes from, or export it anew.'
    expect(await loadPicture(site.content, 'damaged.jpg', content)).toEqual([report])
    expect(await loadPicture(site.content, 'damaged.jpg', content)).toEqual([report])
    expect(await loadPicture(site.content, 'phone.jpg', await withoutSpectrumEnd())).toEqual([])
  })
})

test('a picture is found by its name, in however many characters that is written', async () => {
  const original = await photo(40, 30).jpeg().toBuffer()
  await site.content.write('media/pictures/gru\u0308n.jpg', original)
  await site.content.write(
    'content/images/de.yaml',
    'images:\n  - { id: pictures/gr\u00fcn.jpg, alt: Grün }\n'
  )
  await site.content.load()
  const { findImages } = await import('#media/pictures/image_queries')
  const image = (await findImages(['pictures/gr\u00fcn.jpg'], 'de')).get('pictures/gr\u00fcn.jpg')
  expect(await fetchPicture(image!.original_url)).toMatchObject({ width: 40 })
})

test('pictures are served for ever under a name that changes with their content', async () => {
  const first = await load('same.jpg', await photo(320, 200).jpeg({ quality: 90 }).toBuffer())
  const second = await load('same.jpg', await photo(320, 200).jpeg({ quality: 60 }).toBuffer())
  expect(second.original_url).not.toBe(first.original_url)
  const { headers } = await ask(site.app, second.original_url)
  expect(headers['cache-control']).toMatch(/max-age=31536000, immutable/)
})

test('a picture that has not changed is not made again', async () => {
  const content = await photo(700, 400).jpeg().toBuffer()
  const image = await load('once.jpg', content)
  await fetchPicture(image.conversion_urls.sm)
  const folder = `${process.env.STORAGE_PATH}/public/media`
  const times = async () =>
    Promise.all(
      (await readdir(folder)).map(async (name) => (await stat(`${folder}/${name}`)).mtimeMs)
    )
  const before = await times()
  expect(await load('once.jpg', content)).toEqual(image)
  await fetchPicture(image.conversion_urls.sm)
  expect(await times()).toEqual(before)
})

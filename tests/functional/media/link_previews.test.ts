import { beforeAll, expect, test } from 'vitest'
import type { Locale } from '#shared/locales'
import { photo } from '#tests/fixtures/content/pictures'
import { givenSmallSite } from '#tests/fixtures/content/small_site'

const { content } = givenSmallSite()

beforeAll(async () => {
  const pictures = ['oak', 'stairs']
  for (const name of pictures) {
    await content.write(`media/pictures/${name}.jpg`, await photo(900, 600).jpeg().toBuffer())
  }
  const described = pictures.map((name) => `  - { id: pictures/${name}.jpg, alt: Ein Boden }\n`)
  await content.write(
    'content/images/de.yaml',
    `images:
  - { id: hero/home.svg, alt: Eiche an Beton }
  - { id: materials/brass.svg, alt: Messing }
${described.join('')}`
  )
  await content.edit(
    'content/pages/home/index/de.yaml',
    'hero_image: hero/home.svg',
    'hero_image: pictures/oak.jpg'
  )
  await content.edit(
    'content/pages/root/company/de.yaml',
    'meta: { title: Unternehmen }',
    'meta: { title: Unternehmen, image: pictures/stairs.jpg }'
  )
  await content.load()
})

/** The picture in the link preview of a page. */
async function shownIn(key: string, locale: Locale) {
  const { from } = await import('#database/query')
  const { parseJson } = await import('#database/stored_values')
  const { previewFile } = await import('#content/pages/metadata/link_preview')
  const rows = await from('images').where('file', previewFile(key, locale)).select('composition')
  const [composition] = rows.flatMap((row) => (row.composition ? [parseJson(row.composition)] : []))
  if (!('shows' in composition) || !('file' in composition.shows)) return undefined
  return composition.shows.file
}

test('a link preview shows the picture that the page names for it, in every language', async () => {
  expect(await shownIn('root.company', 'de')).toBe('pictures/stairs.jpg')
  expect(await shownIn('root.company', 'en')).toBe('pictures/stairs.jpg')
})

test('a page that names none shows its own picture, or that of the home page', async () => {
  expect(await shownIn('home', 'de')).toBe('pictures/oak.jpg')
  expect(await shownIn('contact', 'de')).toBe('pictures/oak.jpg')
})

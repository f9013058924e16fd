import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { addTintedPhoto, givenCatalogueSite } from '#tests/fixtures/catalogue/catalogue_site'
import { givenTimeForFiles } from '#tests/fixtures/documents/time_for_files'
import { ask, askBytes } from '#tests/visitor'

const PAGE = '/de/produkte/treppe/nosing-42'
const PREVIEW = '/data/groups/stairs/nosing_42/preview-de.jpg'

const { app } = givenCatalogueSite(addTintedPhoto)
givenTimeForFiles()

/** The metadata of the link preview of a page. */
async function previewOf(path: string) {
  const { body } = await ask(app, path)
  const said = body.matchAll(/<meta property="og:image(:\w+)?" content="([^"]*)"/g)
  return Object.fromEntries(Array.from(said, ([, name = '', content]) => [name.slice(1), content]))
}

/** The link preview in a colour, once it is composed. */
async function composed(query: string): Promise<Buffer> {
  const isThere = async () => (await ask(app, PREVIEW + query)).status
  await expect.poll(isThere).toBe(200)
  return askBytes(app, PREVIEW + query)
}

/** The pixels of a part of a picture. */
function pixels(picture: Buffer, left: number): Promise<Buffer> {
  return sharp(picture).extract({ left, top: 0, width: 400, height: 630 }).raw().toBuffer()
}

describe('the link preview of a group in a colour', () => {
  test('is answered with 503 while its picture is damaged', async () => {
    const { findColourPreview } = await import('#documents/colour_preview/find_colour_preview')
    const { provideFile } = await import('#media/pictures/make_pictures')
    const { publicRoot } = await import('#media/public_folder/public_folder')
    const key = 'product_families.stairs.nosing_42'
    const { picture = '' } = (await findColourPreview(key, 'de', 'silver_matt')) ?? {}
    await provideFile(picture)
    const path = `${publicRoot}/media/${picture}`
    const intact = await readFile(path)
    await writeFile(path, 'damaged')
    const { status, headers } = await ask(app, `${PREVIEW}?colour=silver_matt`)
    await writeFile(path, intact)
    expect(status).toBe(503)
    expect(headers['retry-after']).toBeDefined()
    await composed('?colour=silver_matt')
  })

  test('is named by its page, with its size and what it shows', async () => {
    expect(await previewOf(`${PAGE}?colour=silver_matt`)).toMatchObject({
      '': expect.stringMatching(/^https:\/\/[^/]+\/data\/groups\/.*\?colour=silver_matt$/),
      alt: 'Foto (Silber matt)',
      width: '1200',
      height: '630',
    })
    expect((await previewOf(PAGE))['']).toMatch(/\/media\/nosing-42-[0-9a-f]{10}\.jpg$/)
  })

  test('has the words of the social image beside the picture in that colour', async () => {
    const silver = await composed('?colour=silver_matt')
    const oak = await composed('?colour=decor-oak')
    expect(await sharp(silver).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    })
    expect((await pixels(silver, 0)).equals(await pixels(oak, 0)), 'the words').toBe(true)
    expect((await pixels(silver, 800)).equals(await pixels(oak, 800)), 'the picture').toBe(false)
  })

  test('is sent once', async () => {
    await composed('?colour=silver_matt')
    const { headers } = await ask(app, `${PREVIEW}?colour=silver_matt`)
    expect(headers['content-type']).toBe('image/jpeg')
    const again = { 'If-None-Match': String(headers.etag) }
    await expect(await ask(app, `${PREVIEW}?colour=silver_matt`, again)).toHaveStatus(304)
  })

  test.each(['', '?colour=gold', '?colour=%00'])('does not exist for "%s"', async (query) => {
    await expect(await ask(app, PREVIEW + query)).toHaveStatus(404)
  })
})

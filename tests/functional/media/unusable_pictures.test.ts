import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { writeCatalogue } from '#tests/fixtures/catalogue/catalogue'
import { addPhotos } from '#tests/fixtures/content/photos'
import { photo } from '#tests/fixtures/content/pictures'
import { givenSite } from '#tests/fixtures/content/small_site'
import { until } from '#tests/until'
import { ask } from '#tests/visitor'

const RAMP = 'content/pages/product_families/stairs/ramp/de.yaml'
const REPORT =
  'resources/content/images/de.yaml:2:11 error: the image "photos/edge.jpg" cannot be used: the picture is damaged, its end is missing or cannot be read. Replace the file.'

const whole = photo(320, 200).jpeg().toBuffer()

/** The photographs of a group with colours, of a news article and of the top of a page. */
const { app, content } = givenSite(
  async () => {
    await writeCatalogue(content)
    await addPhotos(content, 'edge')
    await content.write('media/photos/edge.mask.webp', await photo(320, 200).webp().toBuffer())
    await content.edit(RAMP, 'data:\n', 'data:\n  image: photos/edge.jpg\n')
    await content.edit(
      'content/pages/root/company/de.yaml',
      'image: [materials/brass.svg]',
      'image: [photos/edge.jpg]'
    )
    await content.edit('content/pages/home/index/de.yaml', 'hero/home.svg', 'photos/edge.jpg')
    await damage()
  },
  { contentRoot: null, env: { RESPONSE_CACHE: '0' } }
)

async function damage() {
  await content.write('media/photos/edge.jpg', (await whole).subarray(0, 700))
}

async function load(options: { pictures?: 'now'; code?: string } = {}) {
  const { formatProblem } = await import('#content/loading/problems')
  const { errors, written } = await content.load(options)
  return { errors: errors.map(formatProblem), written }
}

async function addresses(): Promise<string[]> {
  const { from } = await import('#database/query')
  const rows = await from('page_translations')
    .join('pages', 'pages.key', 'page_key')
    .where('gone', false)
    .whereNull('expires_on')
    .select('locale', 'path')
  return rows.map(({ locale, path }) => `/${locale}${path === '' ? '' : `/${path}`}`)
}

/** Requests every page, expects a response and returns the pictures that the pages name. */
async function picturesOfAllPages(): Promise<Set<string>> {
  const pictures = new Set<string>()
  const asked = await addresses()
  expect(asked.length).toBeGreaterThan(30)
  for (const address of asked) {
    const page = await ask(app, address)
    await expect(page, address).toHaveStatus(200)
    for (const [url] of page.body.matchAll(/\/media\/[\w.-]+\.(?:svg|jpg|png|webp|avif)/g)) {
      pictures.add(url)
    }
  }
  return pictures
}

/** Expects each picture to be served once it is made. */
async function expectWhole(pictures: Iterable<string>) {
  for (const url of pictures) {
    const picture = await until(url, async () => {
      const answer = await ask(app, url)
      return answer.status !== 503 && answer
    })
    await expect(picture, url).toHaveStatus(200)
  }
}

const STAND_IN = /^\/media\/stand-in-[0-9a-f]{10}\.svg$/

describe('one picture that cannot be used, on a database without content,', () => {
  test('is named with its remedy, and all else is loaded', async () => {
    expect(await load()).toEqual({ errors: [REPORT], written: expect.any(Number) })
    const { status, body } = await ask(app, '/health/ready')
    expect({ status, body: JSON.parse(body) }).toEqual({ status: 200, body: { status: 'ok' } })
  })

  test('leaves every page its text, with a plain area in its place and no broken picture', async () => {
    const pictures = await picturesOfAllPages()
    expect([...pictures].filter((url) => STAND_IN.test(url))).toHaveLength(1)
    expect([...pictures].filter((url) => url.includes('edge'))).toEqual([])
    await expectWhole(pictures)
    const { from } = await import('#database/query')
    const images = await from('images').select('composition')
    expect(images.filter(({ composition }) => composition?.includes('edge'))).toEqual([])
    for (const address of ['/de', '/de/unternehmen', '/de/produkte/treppe/rampe']) {
      const { body } = await ask(app, address)
      expect(body, address).toMatch(/<img[^>]+src="\/media\/stand-in-\w+\.svg"[^>]*alt="Foto"/)
    }
  })

  test('is still an error of the check, which fails', async () => {
    const { findProblems } = await import('#content/checking/find_problems')
    const { exitCodeOf } = await import('#content/checking/report')
    const { formatProblem } = await import('#content/loading/problems')
    const problems = await findProblems(content.root)
    expect(problems.map(formatProblem)).toContain(REPORT)
    expect(exitCodeOf(problems)).toBe(1)
  })

  test('is named by every start until it is replaced', async () => {
    const { contentStamp, isLoaded } = await import('#content/loading/stamp')
    const isKnown = () => isLoaded(contentStamp(content.root, 'code'))
    expect(await load({ code: 'code' })).toEqual({ errors: [REPORT], written: 0 })
    expect(await isKnown()).toBe(false)

    await content.write('media/photos/edge.jpg', await whole)
    expect(await load({ code: 'code' })).toMatchObject({ errors: [] })
    expect(await isKnown()).toBe(true)
    const pictures = await picturesOfAllPages()
    expect([...pictures].filter((url) => STAND_IN.test(url))).toEqual([])
    expect([...pictures].filter((url) => url.includes('edge'))).not.toEqual([])
  })
})

test('a picture that was good before keeps its pages, and none of its files is named', async () => {
  await content.write('media/photos/edge.jpg', await whole)
  await load()
  await damage()
  expect(await load()).toMatchObject({ errors: [REPORT] })
  const pictures = await picturesOfAllPages()
  expect([...pictures].filter((url) => url.includes('edge'))).toEqual([])
  await expectWhole(pictures)
})

test('a picture that is lost before it is converted is named, and a plain area shown', async () => {
  await content.write('media/photos/edge.jpg', await photo(340, 200).jpeg().toBuffer())
  const path = join(content.root, 'resources/media/photos/edge.jpg')
  onTestFinished(damage)
  const { errors } = await content.load({
    pictures: 'now',
    report: (what, done) => {
      /** As if the first picture of the list had been removed after it was read. */
      if (what === 'pictures' && done === 1) rmSync(path)
    },
  })
  expect(errors).toContainEqual(
    expect.objectContaining({
      file: 'resources/media/photos/edge.jpg',
      message: expect.stringContaining('no picture can be made of'),
    })
  )
  const { body } = await ask(app, '/de/unternehmen')
  expect(body).toMatch(/<img[^>]+src="\/media\/stand-in-\w+\.svg"[^>]*alt="Foto"/)
})

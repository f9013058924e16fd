import { globSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { setLine } from '#media/lettering/letters'
import { drawSocialImage } from '#media/social_images/draw_social_image'
import {
  describeSocialImage,
  PREVIEW_SIZE,
  type SocialImage,
} from '#media/social_images/social_image'
import { LOCALES } from '#shared/locales'
import { photo } from '#tests/fixtures/content/pictures'

const DRAWING: SocialImage = {
  title: 'Übergang 38 Clip',
  topline: 'Übergangsprofile',
  shows: { viewBox: '0 0 10 10', parts: [{ fill: '#0000ff', d: 'M0 0L10 0L10 10L0 10z' }] },
}

/** The width of the text in a link preview, left of the picture. */
const PANEL = 480

/** The number of pixels in a part of a picture that differ from its background. */
async function inked(picture: Buffer, left: number, width: number): Promise<number> {
  const { data } = await sharp(picture)
    .extract({ left, top: 0, width, height: PREVIEW_SIZE.height })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return data.filter((grey) => grey < 200).length
}

describe('the letters of link previews', () => {
  test.each(LOCALES)('are there in %s', (locale) => {
    const texts = globSync(`resources/lang/${locale}/*.json`).map((file) =>
      readFileSync(file, 'utf8')
    )
    const signs = `09–,’«»¿¡ï${texts.join('')}`
    const letters = new Set(signs.match(/[09–,’«»¿¡\p{Script=Latin}\p{Script=Cyrillic}]/gu))
    for (const letter of letters) letters.add(letter.toLocaleUpperCase(locale))
    const missing = [...letters].filter((letter) => setLine(letter, 600, 40).d === '')
    expect(letters.size).toBeGreaterThan(40)
    expect(missing).toEqual([])
  })

  test('of several scripts stand in one line', () => {
    const [both, latin, cyrillic] = ['ClipСтык', 'Clip', 'Стык'].map((each) =>
      setLine(each, 600, 40)
    )
    expect(both.width).toBeCloseTo(latin.width + cyrillic.width)
  })
})

describe('a link preview', () => {
  test('has the size that services ask for, and few bytes', async () => {
    const picture = await drawSocialImage(DRAWING, undefined)
    const { format, width, height } = await sharp(picture).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', ...PREVIEW_SIZE })
    expect(picture.length).toBeLessThan(300_000)
  })

  test('is the same each time, and another one of other words', async () => {
    const picture = await drawSocialImage(DRAWING, undefined)
    expect(await drawSocialImage(DRAWING, undefined)).toEqual(picture)
    expect(await drawSocialImage({ ...DRAWING, title: 'Übergang' }, undefined)).not.toEqual(picture)
  })

  test.each(['Liikuntasaumalista 35 upotettava', 'Донаудампфшиффартсгезелльшафт', 'W '.repeat(40)])(
    'keeps the title "%s" beside what it is about',
    async (title) => {
      const picture = await drawSocialImage({ ...DRAWING, title }, undefined)
      expect(await inked(picture, 56, PANEL - 56 - 24)).toBeGreaterThan(1_000)
      expect(await inked(picture, PANEL - 24, 24)).toBe(0)
    }
  )

  test('shows the middle of a picture that fills its area', async () => {
    const shows = { file: 'photo.png', hash: '0123456789', crop: null }
    const wide = await sharp(await photo(2000, 300).png().toBuffer())
      .extend({ left: 500, right: 500, background: '#ffffff' })
      .png()
      .toBuffer()
    const edge = { left: PANEL + 4, top: 300, width: 4, height: 4 }
    const greenAtEdge = async (fills: true | undefined) => {
      const image = await drawSocialImage({ ...DRAWING, shows: { ...shows, fills } }, sharp(wide))
      return (await sharp(image).extract(edge).raw().toBuffer())[1]
    }
    expect(await greenAtEdge(true)).toBeLessThan(60)
    expect(await greenAtEdge(undefined)).toBeGreaterThan(200)
  })

  test.each([
    ['wide', 1500, 300],
    ['high', 300, 900],
    ['small', 30, 20],
  ])('shows a %s picture whole', async (_, width, height) => {
    const shows = { file: 'photo.png', hash: '0123456789', crop: null }
    const picture = await drawSocialImage(
      { ...DRAWING, shows },
      sharp(await photo(width, height).png().toBuffer())
    )
    const place = { left: PANEL + 2, top: 312, width: PREVIEW_SIZE.width - PANEL - 4, height: 6 }
    const row = await sharp(picture)
      .extract(place)
      .resize(2, 1, { fit: 'fill', kernel: 'nearest' })
      .raw()
      .toBuffer()
    const [red, , , , , blue] = row
    expect(Math.min(red, blue)).toBeGreaterThan(150)
  })

  test('is called by all that it is made of', () => {
    const preview = describeSocialImage('clip', DRAWING)
    expect(preview.original_url).toMatch(/^\/media\/clip-[0-9a-f]{10}\.jpg$/)
    expect(describeSocialImage('clip', { ...DRAWING, topline: 'Profile' })).not.toEqual(preview)
  })
})

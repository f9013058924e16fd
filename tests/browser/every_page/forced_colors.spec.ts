import type { Locator, Page } from 'playwright/test'
import sharp from 'sharp'
import { test } from '../reading'
import { GROUP, openSolid, openStillSolid, parts, pixels } from '../solid/solid'
import { expect, test as freshTest, open, settle } from '../test'

const DISABLED = ':disabled, [aria-disabled="true"]'

/**
 * The contrast of each pixel of an element with the element's background, its most frequent
 * luminance.
 */
async function contrasts(element: Locator): Promise<number[]> {
  const { data, info } = await sharp(await element.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const lights = Array.from({ length: info.width * info.height }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * info.channels)
    return luminance(red, green, blue)
  })
  const frequency = new Map<number, number>()
  for (const light of lights) frequency.set(light, (frequency.get(light) ?? 0) + 1)
  const [[ground] = [0]] = [...frequency].toSorted(([, a], [, b]) => b - a)
  return lights.map((light) => contrast(light, ground))
}

function luminance(...channels: [number, number, number]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** Drawings in files load lazily. */
function hasCome(drawing: Locator) {
  return drawing.evaluate((each) => !(each instanceof HTMLImageElement) || each.complete)
}

async function inForcedColours(page: Page) {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await settle(page)
}

/**
 * The pixels with a contrast of 4:1 or more: with forced colours 3:1 must remain of them (WCAG
 * 1.4.11).
 */
async function expectLinesKept(drawing: Locator) {
  const before = await contrasts(drawing)
  await inForcedColours(drawing.page())
  const forced = await contrasts(drawing)

  const drawn = before.flatMap((each, pixel) => (each >= 4 ? pixel : []))
  const visible = drawn.filter((pixel) => (forced[pixel] ?? 0) >= 3)
  expect(drawn.length).toBeGreaterThan(before.length / 100)
  expect(visible.length / drawn.length).toBeGreaterThan(0.9)
}

const DRAWINGS: [what: string, path: string, drawing: string][] = [
  ['a cross-section', GROUP, 'main svg[role="img"]'],
  [
    'a comparison’s cross-section',
    '/de/produkte/vergleich?product=transition.clip_38&product=transition.screw_44',
    'td svg',
  ],
  ['a step of a guide', '/de/service/montageanleitungen', 'main img[src*="/steps/"]'],
  ['a family’s icon', '/de', 'main li img[src*="/media/transition-"]'],
  ['the icon of a network', '/de', 'footer img[src*="/media/linkedin-"]'],
]

for (const [what, path, selector] of DRAWINGS) {
  test(`${what} keeps every line on a dark theme of forced colours`, async ({ page }) => {
    await open(page, path)
    const drawing = page.locator(selector).first()
    await drawing.scrollIntoViewIfNeeded()
    await expect.poll(() => hasCome(drawing)).toBe(true)
    await expectLinesKept(drawing)
  })
}

test('a select shows an arrow, the browser’s with forced colours', async ({ page }) => {
  for (const path of ['/de/service/kontrast', '/de/produkte/uebergangsprofile', '/de/kontakt']) {
    await open(page, path)
    const select = page.locator('main select').first()
    await expect(select).toHaveCSS('appearance', 'none')
    await expect(select).toHaveCSS('background-image', /\/assets\/chevron-.*\.svg/)
    await page.emulateMedia({ forcedColors: 'active' })
    await expect(select).toHaveCSS('appearance', 'auto')
    await page.emulateMedia({ forcedColors: null })
  }
})

test('what is disabled has the forced colour for it, and all of it', async ({ page }) => {
  await open(page, '/de/designsystem')
  await inForcedColours(page)
  const buttons = page.locator('main').locator('button, a, span').and(page.locator(DISABLED))
  const looks = await buttons.evaluateAll((all) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'GrayText'
    const gray = getComputedStyle(probe).color
    probe.remove()
    return all.map((each) => {
      const { color, opacity } = getComputedStyle(each)
      return { name: each.textContent, isGray: color === gray, opacity }
    })
  })
  expect(looks.length).toBeGreaterThan(3)
  expect(looks.filter(({ isGray, opacity }) => !isGray || opacity !== '1')).toEqual([])
})

freshTest(
  'the picture of a solid keeps every line on a dark theme of forced colours',
  async ({ page }) => {
    await openStillSolid(page)
    await expectLinesKept(parts(page).drawing)
  }
)

freshTest('a solid keeps its colours and its ground with forced colours', async ({ page }) => {
  await openSolid(page)
  const { canvas } = parts(page)
  const before = await pixels(canvas)
  await inForcedColours(page)
  const after = await pixels(canvas)
  const changed = after.filter((pixel, index) => pixel !== before[index])
  /** The canvas ends within a pixel, whose remainder is the page's background. */
  expect(changed.length / after.length).toBeLessThan(0.02)
})

test('with dark forced colours each figure of a section can be read', async ({ page }) => {
  await open(page, GROUP)
  await inForcedColours(page)
  const figures = await page.locator('main svg[role="img"]').first().locator('text').all()
  expect(figures.length).toBeGreaterThan(2)
  for (const figure of figures) {
    const all = await contrasts(figure)
    const drawn = all.filter((each) => each >= 3)
    expect(drawn.length / all.length).toBeGreaterThan(0.05)
  }
})

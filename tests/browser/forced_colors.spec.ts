import type { Locator, Page } from 'playwright/test'
import sharp from 'sharp'
import { expect, open, settle, test } from './test'

/** The share of an element's pixels that are told from its ground: by 3:1, as WCAG asks of drawings. */
async function drawnShare(element: Locator): Promise<number> {
  const { data, info } = await sharp(await element.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const lights = new Map<number, number>()
  for (let at = 0; at < data.length; at += info.channels) {
    const light = luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
    lights.set(light, (lights.get(light) ?? 0) + 1)
  }
  const [[ground = 0] = []] = [...lights].toSorted(([, a], [, b]) => b - a)
  const pixels = info.width * info.height
  const drawn = [...lights]
    .filter(([light]) => contrast(light, ground) >= 3)
    .reduce((total, [, count]) => total + count, 0)
  return drawn / pixels
}

function luminance(...channels: [number, number, number]): number {
  const [red, green, blue] = channels.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** A drawing in a file comes when it is near. */
function hasCome(drawing: Locator) {
  return drawing.evaluate((each) => !(each instanceof HTMLImageElement) || each.complete)
}

async function inForcedColours(page: Page) {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await settle(page)
}

const DRAWINGS: [what: string, path: string, drawing: string][] = [
  ['a cross-section', '/de/produkte/uebergangsprofile/uebergang-38-clip', 'main svg[role="img"]'],
  ['a family’s icon', '/de', 'main li img[src*="/media/transition-"]'],
  ['the icon of a network', '/de', 'footer img[src*="/media/linkedin-"]'],
]

for (const [what, path, selector] of DRAWINGS) {
  test(`${what} keeps every line on a dark theme of forced colours`, async ({ page }) => {
    await open(page, path)
    const drawing = page.locator(selector).first()
    await drawing.scrollIntoViewIfNeeded()
    await expect.poll(() => hasCome(drawing)).toBe(true)
    const before = await drawnShare(drawing)
    expect(before).toBeGreaterThan(0.01)

    await inForcedColours(page)
    /** Edges are softened otherwise on another ground. */
    expect(await drawnShare(drawing)).toBeGreaterThan(before * 0.75)
  })
}

test('each figure of a cross-section can be read on a dark theme of forced colours', async ({
  page,
}) => {
  await open(page, '/de/produkte/uebergangsprofile/uebergang-38-clip')
  await inForcedColours(page)
  const figures = await page.locator('main svg[role="img"]').first().locator('text').all()
  expect(figures.length).toBeGreaterThan(2)
  for (const figure of figures) expect(await drawnShare(figure)).toBeGreaterThan(0.05)
})

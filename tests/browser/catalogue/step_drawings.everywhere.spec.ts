import { test } from '../reading'
import { collectAddresses, expect, test as freshTest, open } from '../test'

const GUIDES = '/de/service/montageanleitungen'

test('a guide’s drawing is there when a visitor comes, and says what it is', async ({ page }) => {
  await open(page, `${GUIDES}#two_part`)
  const drawings = page.locator('#two_part img')
  await expect(drawings).toHaveCount(7)
  for (const drawing of await drawings.all()) {
    const { height } = (await drawing.boundingBox()) ?? { height: 0 }
    await drawing.scrollIntoViewIfNeeded()
    await expect(drawing).toHaveJSProperty('complete', true)
    await expect
      .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(480)
    await expect(drawing).toHaveAttribute('alt', /^\p{Lu}.{20,}\.$/u)
    expect((await drawing.boundingBox())?.height, 'nothing moves when it arrives').toBe(height)
  }
})

freshTest('drawings are not loaded before a visitor comes near', async ({ page }) => {
  const asked = collectAddresses(page, /\/steps\//)
  await open(page, GUIDES)
  const all = await page.locator('img[src*="/steps/"]').count()
  expect(all).toBeGreaterThan(40)
  expect(asked.length).toBeLessThan(all / 2)
})

import type { Page } from 'playwright/test'
import { PHONE_LIMITS } from '../heights'
import { test } from '../reading'
import { CORE, expect, open } from '../test'

/** The width of phones that the limits are promised for, and the most common width. */
const PROMISED = 390
const COMMON = 360

for (const [path, limit] of PHONE_LIMITS) {
  test(`${path} is at most ${limit} px high`, CORE, async ({ page }) => {
    await open(page, path)
    expect(await heightOf(page)).toBeLessThanOrEqual(limit)
  })
}

test.describe(`on a screen of ${COMMON} px`, () => {
  test.use({ viewport: { width: COMMON, height: 800 } })

  for (const [path, limit] of PHONE_LIMITS) {
    test(`${path} grows by no more than its lines get shorter`, async ({ page }) => {
      await open(page, path)
      expect(await heightOf(page)).toBeLessThanOrEqual((limit * PROMISED) / COMMON)
    })
  }
})

async function heightOf(page: Page) {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  /**
   * A font that arrives late is used from the next document on: without it, texts take more lines.
   */
  await page.reload()
  return page.evaluate(() => document.documentElement.scrollHeight)
}

import { PHONE_LIMITS } from '../heights'
import { test } from '../reading'
import { CORE, expect, open } from '../test'

for (const [path, limit] of PHONE_LIMITS) {
  test(`${path} is at most ${limit} px high`, CORE, async ({ page }) => {
    await open(page, path)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    /** A typeface that came late is used from the next document on: without it, texts take more lines. */
    await page.reload()
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeLessThanOrEqual(limit)
  })
}

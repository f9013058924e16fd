import { PHONE_LIMITS } from '../heights'
import { test } from '../reading'
import { CORE, expect, open } from '../test'

for (const [path, limit] of PHONE_LIMITS) {
  test(`${path} is at most ${limit} px high`, CORE, async ({ page }) => {
    await open(page, path)
    /** Until the typeface is there, some words take a line more. */
    const height = await page.evaluate(async () => {
      await document.fonts.ready
      return document.documentElement.scrollHeight
    })
    expect(height).toBeLessThanOrEqual(limit)
  })
}

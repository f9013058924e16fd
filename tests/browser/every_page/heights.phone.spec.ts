import { test } from '../reading'
import { CORE, expect, open } from '../test'

/**
 * The greatest height in pixels of pages on a phone, as they arrive: of those near their limit, also in
 * the languages in which they are highest.
 */
const LIMITS = [
  ['/de', 6_500],
  ['/fr', 6_500],
  ['/pt', 6_500],
  ['/ru', 6_500],
  ['/de/produkte', 3_600],
  ['/de/produkte/anpassungsprofile', 3_400],
  ['/ru/produkciya/raznourovnevye-profili', 3_400],
  ['/de/produkte/treppenkanten', 3_400],
  ['/de/farben', 4_500],
  ['/ru/cveta', 4_500],
  ['/de/dekore', 3_600],
  ['/de/service/montageanleitungen', 2_600],
  ['/de/service/downloads', 4_500],
  ['/de/service/fragen', 3_300],
  ['/de/service/glossar', 3_200],
  ['/de/referenzen', 3_900],
  ['/de/kontakt', 4_800],
  ['/ru/kontakty', 4_800],
] as const

for (const [path, limit] of LIMITS) {
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

/** Measures the heights of pages. */
import { DESKTOP_LIMITS, FOOTER_LIMIT, PHONE_LIMITS } from '../browser/heights.ts'
import { atMost } from './table.mjs'

/** Returns rows for the table of promised figures. */
export async function heights(browser, site) {
  const rows = []
  const footers = []
  for (const { width, limits } of [
    { width: 390, limits: PHONE_LIMITS },
    { width: 1440, limits: DESKTOP_LIMITS },
  ]) {
    const page = await browser.newPage({ viewport: { width, height: 844 } })
    for (const [path, limit] of limits) {
      await page.goto(site + path, { waitUntil: 'load' })
      const [height, footer] = await page.evaluate(() => [
        document.documentElement.scrollHeight,
        document.querySelector('footer').offsetHeight,
      ])
      rows.push(atMost(`px of ${path} at ${width} px`, height, limit))
      if (width === 390) footers.push(footer)
    }
    await page.close()
  }
  rows.push(atMost('px of the footer at 390 px', Math.max(...footers), FOOTER_LIMIT))
  return rows
}

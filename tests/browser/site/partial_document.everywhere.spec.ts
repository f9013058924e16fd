import type { Page } from 'playwright/test'
import { alive, expect, test } from '../test'

/** The size of a chunk in characters: less than one menu item. */
const PIECE = 150

/** The performance entry of a layout shift, which TypeScript's DOM library lacks. */
type LayoutShift = PerformanceEntry & {
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/**
 * Sends a page's document as a slow connection does: header and hero chunk by chunk, each painted
 * before the next one is sent, then the rest.
 *
 * @returns the shifts until the hero was complete: the first characters of the text, its position
 *   before and after
 */
async function receiveInPieces(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text()
  await page.goto('/health')
  return page.evaluate(
    async ([markup, size]) => {
      const shifts: string[] = []
      const collect = (entries: PerformanceEntryList) => {
        for (const { sources } of entries as LayoutShift[]) {
          for (const { node, previousRect, currentRect } of sources) {
            const text = node?.textContent?.slice(0, 30)
            const [from, to] = [previousRect, currentRect].map(({ x, y }) => `(${x}, ${y})`)
            shifts.push(`${text}: ${from} → ${to}`)
          }
        }
      }
      const show = async (start: number, end: number) => {
        document.write(markup.slice(start, end))
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      }

      let end = markup.indexOf('<body')
      document.open()
      const observer = new PerformanceObserver((list) => collect(list.getEntries()))
      observer.observe({ type: 'layout-shift' })
      await show(0, end)
      while (document.styleSheets.length === 0) await show(end, end)
      while (!document.querySelector('h1')?.closest('main > *')?.nextElementSibling) {
        const start = end
        end = markup.indexOf('>', start + size) + 1
        if (end === 0) throw new Error('The document ended before the hero did')
        await show(start, end)
      }
      collect(observer.takeRecords())
      observer.disconnect()
      document.write(markup.slice(end))
      document.close()
      return shifts
    },
    [html, PIECE] as const
  )
}

for (const path of ['/de', '/de/unternehmen', '/ru']) {
  test(`header and hero of ${path} do not move while the document arrives`, async ({ page }) => {
    expect(await receiveInPieces(page, path)).toEqual([])
    await alive(page)
    await expect(page.getByRole('banner').getByRole('button').last()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

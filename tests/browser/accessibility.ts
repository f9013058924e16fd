import axe from 'axe-core'
import type { Page } from 'playwright/test'
import { expect, settle } from './test'

/** The tags of all rules of axe for the promised standards; by default axe runs fewer. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The widths of a small phone, a tablet and a laptop. */
export const WIDTHS = [320, 768, 1280]

/** Checks the page, or a part of it, with axe at each width. */
export async function expectAccessible(page: Page, widths: number[], part?: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessibleAsItIs(page, part)
  }
}

/** Checks the page, or a part of it, with axe at the current width. */
export async function expectAccessibleAsItIs(page: Page, part?: string) {
  await settle(page)
  expect(await violations(page, part), `at ${page.viewportSize()?.width} px`).toEqual([])
}

/**
 * Returns the violations as text. axe is added to a document once, and reports violations only:
 * each halves the time.
 */
async function violations(page: Page, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const found = await page.evaluate(
    async ([context, values]) => {
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe
      const runOnly = { type: 'tag' as const, values }
      return (await run(context, { runOnly, resultTypes: ['violations'], iframes: false }))
        .violations
    },
    [part ?? 'html', TAGS] as const
  )
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.html}\n  ${node.failureSummary}`)
  )
}

import axe from 'axe-core'
import type { Page } from 'playwright/test'
import { expect, settle } from './test'

/** All rules that axe knows for these; its own choice is a part of them. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** A small phone, a tablet and a laptop. */
export const WIDTHS = [320, 768, 1280]

/** Asks axe about the page, or a part of it, at each width. */
export async function expectAccessible(page: Page, widths: number[], part?: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessibleAsItIs(page, part)
  }
}

/** Asks axe about the page as it stands, or about a part of it. */
export async function expectAccessibleAsItIs(page: Page, part?: string) {
  await settle(page)
  expect(await violations(page, part), `at ${page.viewportSize()?.width} px`).toEqual([])
}

/**
 * What is wrong, in words. axe comes into a document once, and describes nothing but what is wrong:
 * the one and the other halve what it costs.
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

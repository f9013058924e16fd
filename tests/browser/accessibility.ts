import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { expect, settle } from './test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** A small phone, a tablet and a laptop. */
export const WIDTHS = [320, 768, 1280]

/** Asks axe about the page as it stands, at each width. */
export async function expectAccessible(page: Page, widths: number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await settle(page)
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode(true)
      .withTags(TAGS)
      .analyze()
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help}\n  ${node.html}\n  ${node.failureSummary}`)
    )
    expect(found, `at ${width} px`).toEqual([])
  }
}

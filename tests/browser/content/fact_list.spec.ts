import { test } from '../reading'
import { expect, open } from '../test'

test('an odd number of facts ends with a line across the whole list', async ({ page }) => {
  await open(page, '/de/jobs/industriemechaniker')
  const facts = page.locator('main dl').first()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const { count, line, below } = await facts.evaluate((list) => ({
      count: list.children.length,
      line: getComputedStyle(list).borderBottomWidth,
      below:
        list.getBoundingClientRect().bottom -
        (list.lastElementChild?.getBoundingClientRect().bottom ?? 0),
    }))
    expect(count % 2).toBe(1)
    expect(line, `at ${width} px`).toBe('1px')
    /** The line of the fact lies on that of the list. */
    expect(below, `at ${width} px`).toBe(0)
  }
})

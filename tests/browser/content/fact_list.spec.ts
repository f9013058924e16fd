import { test } from '../reading'
import { expect, open } from '../test'

test('an odd number of facts ends with a line across the whole list', async ({ page }) => {
  await open(page, '/de/jobs/industriemechaniker')
  const facts = page.locator('main dl').first()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const { count, list, last } = await facts.evaluate((element) => ({
      count: element.children.length,
      list: element.clientWidth,
      last: element.lastElementChild?.clientWidth,
    }))
    expect(count % 2).toBe(1)
    expect(last, `at ${width} px`).toBe(list)
  }
})

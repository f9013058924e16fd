import { expect, open, test } from './test'

for (const path of ['/de/service', '/en/service']) {
  test(`the columns of ${path} stand side by side, and below each other where it is narrow`, async ({
    page,
  }) => {
    await open(page, path)
    const left = page.getByRole('heading', {
      name: /Bewegungsfuge hingehört|movement joint belongs/,
    })
    const right = page.getByRole('heading', { name: /Vor dem Verlegen|Settle before laying/ })

    const [wideLeft, wideRight] = [await left.boundingBox(), await right.boundingBox()]
    expect(wideRight?.x).toBeGreaterThan(wideLeft ? wideLeft.x + wideLeft.width : 1440)
    expect(Math.abs((wideRight?.y ?? 0) - (wideLeft?.y ?? 999))).toBeLessThan(60)

    await page.setViewportSize({ width: 320, height: 800 })
    const [narrowLeft, narrowRight] = [await left.boundingBox(), await right.boundingBox()]
    expect(narrowRight?.y).toBeGreaterThan(narrowLeft ? narrowLeft.y + narrowLeft.height : 9999)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
}

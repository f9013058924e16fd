import { expectAccessibleAsItIs } from '../accessibility'
import { formTest as test } from '../reading'
import { expect, test as freshTest, open } from '../test'

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

for (const width of [1440, 320]) {
  freshTest(
    `at ${width} px a contact in the right column is fetched when it comes into view, and fits`,
    async ({ page }) => {
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries()) console.warn(`moved: ${JSON.stringify(shift)}`)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.setViewportSize({ width, height: 800 })
      await open(page, '/de/unternehmen')
      const person = page.getByRole('article').filter({ hasText: 'Ilse Vehling' })
      await expect(person).toHaveCount(0)
      await page.getByRole('heading', { name: 'Ihr Kontakt' }).scrollIntoViewIfNeeded()
      await expect(person).toContainText('Leiterin Innendienst')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)

      const box = await person.boundingBox()
      const left = await page.getByRole('heading', { name: 'Wer hier arbeitet' }).boundingBox()
      if (width === 1440) expect(box?.x).toBeGreaterThan(left ? left.x + left.width : width)
      else expect(box?.y).toBeGreaterThan(left?.y ?? 9999)
      await expectAccessibleAsItIs(page)
    }
  )
}

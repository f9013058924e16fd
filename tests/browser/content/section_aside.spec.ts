import { expectAbove } from '../layout'
import { test } from '../reading'
import { expect, open } from '../test'

test('columns stand side by side, and below each other where narrow', async ({ page }) => {
  await open(page, '/de/service')
  const left = page.getByRole('heading', { name: /Bewegungsfuge hingehört/ })
  const right = page.getByRole('heading', { name: /Vor dem Verlegen/ })
  const [wideLeft, wideRight] = [await left.boundingBox(), await right.boundingBox()]
  expect(wideRight?.x).toBeGreaterThan(wideLeft ? wideLeft.x + wideLeft.width : 1440)
  expect(Math.abs((wideRight?.y ?? 0) - (wideLeft?.y ?? 999))).toBeLessThan(60)

  await page.setViewportSize({ width: 320, height: 800 })
  await expectAbove(left, right)
})

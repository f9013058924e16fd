import type { Page } from 'playwright/test'
import { expect, test } from '../test'
import { openSolid, parts } from './solid'

type Point = readonly [x: number, y: number]

/** Moves touch points over the screen, each from one position to another. */
async function touch(page: Page, fingers: readonly { from: Point; to: Point }[]) {
  const browser = await page.context().newCDPSession(page)
  const at = (share: number) =>
    fingers.map(({ from, to }, id) => ({
      id,
      x: from[0] + share * (to[0] - from[0]),
      y: from[1] + share * (to[1] - from[1]),
    }))
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
    await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) })
  }
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await browser.detach()
}

test('a finger turns a solid and scrolls past it; two change its size', async ({ page }) => {
  await openSolid(page)
  const { solid, said } = parts(page)
  const middle = async (): Promise<Point> => {
    const box = await solid.boundingBox()
    if (!box) throw new Error('nothing to touch')
    return [box.x + box.width / 2, box.y + box.height / 2]
  }
  await expect(said).toHaveText('Um 36° zur Seite und 23° nach oben gedreht, Größe 100\u00A0%')

  const [x, y] = await middle()
  await touch(page, [{ from: [x, y], to: [x + 60, y] }])
  await expect(said).toHaveText('Um 13° zur Seite und 23° nach oben gedreht, Größe 100\u00A0%')

  await touch(page, [
    { from: [x - 40, y], to: [x - 60, y] },
    { from: [x + 40, y], to: [x + 60, y] },
  ])
  await expect(said).toHaveText('Um 13° zur Seite und 23° nach oben gedreht, Größe 150\u00A0%')

  const before = await page.evaluate(() => scrollY)
  await touch(page, [{ from: [x, y], to: [x, y - 120] }])
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
  await expect(said).toHaveText('Um 13° zur Seite und 23° nach oben gedreht, Größe 150\u00A0%')
})

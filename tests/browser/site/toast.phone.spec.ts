import type { Page } from 'playwright/test'
import { expect, open, settle, test } from '../test'
import { isSeenOver, toast } from './toast'

/** Sizes of phones and of larger windows. */
const PHONES = [
  [360, 640],
  [360, 780],
  [393, 852],
] as const
const OTHERS = [
  [320, 568],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const

/** Opens a page and shows the toast. */
async function arrive(page: Page, path: string, [width, height]: readonly [number, number]) {
  await page.setViewportSize({ width, height })
  await open(page, path)
  await expect(toast(page).getByRole('button', { name: 'Got it' })).toBeVisible()
  await settle(page)
  await expect(toast(page), `${width} × ${height}`).toHaveCSS('opacity', '1')
  await expect(toast(page), `${width} × ${height}`).toBeInViewport({ ratio: 1 })
}

test('the notice is seen in every window, and covers no words', async ({ page }) => {
  for (const size of [...PHONES, ...OTHERS]) {
    await arrive(page, '/en', size)
    expect(await coveredWords(page), size.join(' × ')).toEqual([])
  }
})

for (const path of [
  '/en/products',
  '/en/products/transition-profiles/transition-38-clip',
  '/en/products/profile-adviser',
  '/en/products/material-list',
  '/en/colours',
  '/en/service/downloads',
  '/en/contact',
]) {
  test(`on a phone the notice is seen on arrival at ${path}, beside main buttons`, async ({
    page,
  }) => {
    for (const size of PHONES) {
      await arrive(page, path, size)
      const buttons = page.locator(
        'main :is([type=submit], [data-button=primary], [data-button=secondary])'
      )
      for (const button of await buttons.all()) {
        expect(await isSeenOver(page, button), await button.innerText()).toBe(false)
      }
    }
  })
}

/** The texts and controls that the toast covers, including those of the header. */
function coveredWords(page: Page) {
  return toast(page).evaluate((notice) => {
    const own = notice.getBoundingClientRect()
    const all = document.querySelectorAll(':is(header, main, footer) :is(h1, h2, h3, p, a, button)')
    return Array.from(all).flatMap((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect()
      const isUnder = left < own.right && right > own.left && top < own.bottom && bottom > own.top
      return isUnder && each.checkVisibility() ? each.textContent : []
    })
  })
}

import type { Locator, Page } from 'playwright/test'

/** The notice to English readers. */
export function toast(page: Page) {
  return page
    .getByRole('region', { name: 'Notice' })
    .or(page.locator('section:has(a[href*="us."])'))
}

/** Whether the notice lies over an element of the page and is not stepped aside. */
export async function isSeenOver(page: Page, element: Locator) {
  return element.evaluate(
    (button, notice) => {
      const [own, other] = [notice, button].map((each) => each?.getBoundingClientRect())
      const meet =
        own && other && own.top < other.bottom && own.bottom > other.top && own.left < other.right
      return meet && notice && getComputedStyle(notice).opacity !== '0'
    },
    await toast(page).elementHandle()
  )
}

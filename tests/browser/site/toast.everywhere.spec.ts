import type { Locator, Page } from 'playwright/test'
import { CORE, expect, footerLink, open, settle, test } from '../test'
import { isSeenOver, toast } from './toast'

test('English readers learn that the product is available in the US', CORE, async ({ page }) => {
  await open(page, '/en')
  const link = toast(page).getByRole('link', { name: /^Visit the US site/ })
  await expect(link).toHaveAttribute('href', 'https://us.saumer.example')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
})

test('a notice that was dismissed never comes back', async ({ page, context }) => {
  await open(page, '/en')
  await toast(page).getByRole('button', { name: 'Got it' }).click()
  await expect(toast(page)).toBeHidden()
  const { origins } = await context.storageState()
  expect(origins[0]?.localStorage).toEqual([{ name: 'toast.us.dismissed', value: 'true' }])

  await page.reload()
  await open(page, '/en/service')
  await expect(toast(page)).toBeHidden()
  await footerLink(page, 'Legal notice').click()
  await expect(page).toHaveURL('/en/imprint')
  await expect(toast(page)).toBeHidden()
})

test('other visitors do not see it, and nothing is stored', async ({ page, context }) => {
  for (const path of ['/de', '/fi', '/en']) {
    await open(page, path)
    await expect(toast(page)).toHaveCount(path === '/en' ? 1 : 0)
  }
  expect(await context.storageState()).toEqual({ cookies: [], origins: [] })
})

test('the notice can be dismissed in a browser without storage, too', async ({ page }) => {
  await page.addInitScript(() => {
    for (const method of ['getItem', 'setItem']) {
      Object.defineProperty(Storage.prototype, method, {
        value: () => {
          throw new DOMException('Denied', 'SecurityError')
        },
      })
    }
  })
  await open(page, '/en')
  await toast(page).getByRole('button', { name: 'Got it' }).click()
  await expect(toast(page)).toBeHidden()
  await footerLink(page, 'Legal notice').click()
  await expect(page).toHaveURL('/en/imprint')
  await expect(toast(page)).toBeHidden()
})

test('the notice is read out: its live region was there before', async ({ page }) => {
  await page.route('**/assets/FloatingToast-*.js', async (route) => {
    await expect(place(page)).toBeEmpty()
    await route.continue()
  })
  await open(page, '/en')
  await expect(place(page).getByRole('button', { name: 'Got it' })).toBeVisible()
})

const MAIN_BUTTONS: [what: string, path: string, button: (page: Page) => Locator][] = [
  ['of a form', '/en/contact', (page) => page.locator('main [type="submit"]').last()],
  [
    'of the adviser',
    '/en/products/profile-adviser?place=step&step=left',
    (page) => page.getByRole('main').getByRole('button', { name: 'Next', exact: true }),
  ],
  [
    'of the material list',
    '/en/products/material-list?list=1**10101*l270',
    (page) => page.getByRole('link', { name: 'Enquire about this list' }),
  ],
  ['of the footer', '/en/contact', (page) => footerLink(page, 'Newsletter')],
]

for (const [what, path, buttonOn] of MAIN_BUTTONS) {
  test(`the notice never covers a main button ${what}`, async ({ page }) => {
    await open(page, path)
    await expect(toast(page).getByRole('button', { name: 'Got it' })).toBeVisible()
    const button = buttonOn(page)
    const box = await toast(page).boundingBox()
    await button.evaluate(
      (element, middle) => {
        window.scrollBy({ top: element.getBoundingClientRect().top - middle, behavior: 'instant' })
      },
      (box?.y ?? 0) + 40
    )
    await settle(page)
    await expect.poll(() => isSeenOver(page, button)).toBe(false)

    /** The toast returns once it no longer covers the button. */
    await page.evaluate(() =>
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
    )
    await expect(toast(page)).toHaveCSS('opacity', '1')
  })
}

/** The final position of the toast. */
function place(page: Page) {
  return page.locator('[aria-live="polite"][data-behind-menu]')
}

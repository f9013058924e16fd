import type { Locator, Page } from 'playwright/test'
import { CORE, expect, footerLink, open, settle, test } from '../test'

test('English readers learn that the product is available in the US', CORE, async ({ page }) => {
  await open(page, '/en')
  const link = toast(page).getByRole('link', { name: /^Visit the US site/ })
  await expect(link).toHaveAttribute('href', 'https://us.saumer.example')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
})

test('what was understood never comes back', async ({ page, context }) => {
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

test('a browser that keeps nothing lets the notice go, too', async ({ page }) => {
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

test('the notice is read out: it comes to a place that was there before', async ({ page }) => {
  await page.route('**/assets/FloatingToast-*.js', async (route) => {
    await expect(place(page)).toBeEmpty()
    await route.continue()
  })
  await open(page, '/en')
  await expect(place(page).getByRole('button', { name: 'Got it' })).toBeVisible()
})

test('the notice is seen on arrival, whatever the window, and covers no words', async ({
  page,
}) => {
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [360, 780],
    [393, 852],
    [768, 1024],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await open(page, '/en')
    await expect(toast(page).getByRole('button', { name: 'Got it' })).toBeVisible()
    await settle(page)
    const size = `${width} × ${height}`
    await expect(toast(page), size).toHaveCSS('opacity', '1')
    await expect(toast(page), size).toBeInViewport({ ratio: 1 })
    expect(await coveredWords(page), size).toEqual([])
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
    for (const [width, height] of [
      [360, 640],
      [360, 780],
      [393, 852],
    ] as const) {
      await page.setViewportSize({ width, height })
      await open(page, path)
      await expect(toast(page).getByRole('button', { name: 'Got it' })).toBeVisible()
      await settle(page)
      const size = `${width} × ${height}`
      await expect(toast(page), size).toHaveCSS('opacity', '1')
      await expect(toast(page), size).toBeInViewport({ ratio: 1 })
      const buttons = page.locator(
        'main :is([type=submit], [data-button=primary], [data-button=secondary])'
      )
      for (const button of await buttons.all()) {
        expect(await isSeenOver(page, button), `${await button.innerText()}, ${size}`).toBe(false)
      }
    }
  })
}

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

    /** Away from the button it is back. */
    await page.evaluate(() =>
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
    )
    await expect(toast(page)).toHaveCSS('opacity', '1')
  })
}

function toast(page: Page) {
  return page
    .getByRole('region', { name: 'Notice' })
    .or(page.locator('section:has(a[href*="us."])'))
}

/** Where the notice comes to. */
function place(page: Page) {
  return page.locator('[aria-live="polite"][data-behind-menu]')
}

/** What the notice lies over of what is read or pressed, in the header, too. */
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

/** Whether the notice lies over an element of the page and is not stepped aside. */
async function isSeenOver(page: Page, element: Locator) {
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

import type { Page } from 'playwright/test'
import { test } from '../reading'
import { CORE, expect, footerLink, open, scrolled, scrollTo, settle } from '../test'

test('the header sticks, and leaves 100 px below its last anchor', CORE, async ({ page }) => {
  await open(page, '/de/service')

  await expectHeader(page, 'visible', 100)
  await expectHeader(page, 'away', 101)
  await expectHeader(page, 'away', 900)

  await expectHeader(page, 'visible', 890)
  await expectHeader(page, 'visible', 990)
  await expectHeader(page, 'away', 991)
})

test('the links to the parts of a page cover nothing, below the header', async ({ page }) => {
  await open(page, '/de/produkte/uebergangsprofile/uebergang-38-clip')
  const bar = page.getByRole('navigation', { name: 'Auf dieser Seite' })
  const belowContent = () =>
    bar.evaluate((links) => {
      const before = links.previousElementSibling?.getBoundingClientRect().bottom ?? Number.NaN
      return Math.round(links.getBoundingClientRect().top - before)
    })
  expect(await belowContent()).toBe(0)
  await expectHeader(page, 'away', 300)
  await settle(page)
  expect(await belowContent()).toBe(0)

  await scrollTo(page, 2400)
  const top = () => bar.evaluate((links) => Math.round(links.getBoundingClientRect().top))
  await expect.poll(top).toBe(0)
  const header = await page.getByRole('banner').evaluate(({ clientHeight }) => clientHeight)
  await scrollTo(page, 2350)
  await expect.poll(top).toBeGreaterThanOrEqual(header - 1)
})

test('the header stays while the keyboard is in it, and comes back for it', async ({ page }) => {
  await open(page, '/de/service')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('banner').locator(':focus')).toBeVisible()
  await expectHeader(page, 'visible', 800)

  await page.locator('main').click()
  await expectHeader(page, 'away', 1600)
  await page.getByRole('link', { name: 'Zurück zur Startseite' }).focus()
  await settle(page)
  await expectHeader(page, 'visible')
})

test('the keyboard in the header leaves the page where it is', async ({ page }) => {
  await open(page, '/de/service')
  await page.getByRole('link', { name: 'Zurück zur Startseite' }).focus()
  await scrollTo(page, 2000)
  for (let step = 0; step < 3; step++) {
    await page.keyboard.press(step === 0 ? 'Shift+Tab' : 'Tab')
    await settle(page)
    expect(await scrolled(page)).toBe(2000)
  }
})

test('the keyboard that comes back to the header leaves the page where it is', async ({ page }) => {
  await open(page, '/de/service')
  await page.locator('main').evaluate((main) => main.focus({ preventScroll: true }))
  await expectHeader(page, 'away', 2000)
  for (let step = 0; step < 2; step++) {
    await page.keyboard.press('Shift+Tab')
    await settle(page)
    expect(await scrolled(page)).toBe(2000)
  }
  await expectHeader(page, 'visible')
})

test('a visit that scrolls the page does not take the header away', async ({ page }) => {
  await open(page, '/de/service')
  await scrollTo(page, 900)
  await scrollTo(page, 890)
  await expect.poll(() => page.evaluate(() => history.state.documentScrollPosition?.top)).toBe(890)
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('footer a[href="/de/impressum"]')?.click()
  )
  await expect(page.locator('main')).toBeFocused()
  await expectHeader(page, 'visible')

  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(890)
  await settle(page)
  await expectHeader(page, 'visible')
  await expectHeader(page, 'visible', 990)
  await expectHeader(page, 'away', 991)

  await open(page, '/de')
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Bronze', exact: true })
    .dispatchEvent('click')
  await expect(page).toHaveURL('/de/farben#bronze')
  await expect(page.getByRole('heading', { name: 'Bronze', level: 2 })).toBeInViewport()
  await settle(page)
  await expectHeader(page, 'visible')
})

test('a visit that leads up the page brings the header back', async ({ page }) => {
  await open(page, '/de')
  await footerLink(page, 'Impressum').dispatchEvent('click')
  await expect(page).toHaveURL('/de/impressum')
  await settle(page)
  await expectHeader(page, 'away', 600)
  await page.goBack()
  await expect(page).toHaveURL('/de')
  await expect.poll(() => scrolled(page)).toBe(0)
  await settle(page)
  await expectHeader(page, 'visible')
})

test('the logo leads home and says so', async ({ page }) => {
  await open(page, '/de/service')
  const logo = page.getByRole('banner').getByRole('link', { name: 'Zurück zur Startseite' })
  await logo.click()
  await expect(page).toHaveURL('/de')
})

test('the first thing the keyboard reaches is a way past the header', async ({ page }) => {
  await open(page, '/de/service')
  const skip = page.getByRole('link', { name: 'Zum Inhalt springen' })
  await expect(skip).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })

  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('main').locator(':focus')).toBeVisible()
})

/** Expects it to be visible or away: where the page is, or scrolled to. */
async function expectHeader(page: Page, state: 'visible' | 'away', at?: number) {
  if (at !== undefined) await scrollTo(page, at)
  const top = () =>
    page.getByRole('banner').evaluate((header) => {
      const { top: edge, height } = header.getBoundingClientRect()
      return Math.round(edge / height)
    })
  await expect.poll(top).toBe(state === 'visible' ? 0 : -1)
}

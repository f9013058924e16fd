import type { Page } from 'playwright/test'
import { LOCALES } from '#shared/locales'
import { formTest as test } from '../reading'
import { CORE, expect, expectLink, open, scrolled, settle } from '../test'

test('the burger opens a menu on the whole screen of a still page', CORE, async ({ page }) => {
  await open(page, '/de/service')
  await openMenu(page)
  expect(await menu(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  await expectLink(menu(page), 'Kontakt', '/de/kontakt')
  await expect(menu(page).getByRole('link', { name: /^Produktplattform/ })).toHaveAttribute(
    'target',
    '_blank'
  )
  await expectLink(menu(page), 'Suche', '/de/suche')
  await page.mouse.move(200, 800)
  await page.mouse.wheel(0, 400)
  await settle(page)
  expect(await scrolled(page)).toBe(0)

  await menu(page).getByRole('button', { name: 'Menü schließen' }).tap()
  await expect(menu(page)).toBeHidden()
  await page.mouse.wheel(0, 400)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0)
})

test('Escape closes the menu with all in it, and leads to the burger', CORE, async ({ page }) => {
  await open(page, '/de')
  await burger(page).focus()
  await page.keyboard.press('Enter')
  await expect(menu(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(burger(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await menu(page).getByRole('button', { name: 'Produkte' }).press('Enter')
  await expect(panel(page, 'Produkte')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(panel(page, 'Produkte')).toBeHidden()
  await expect(burger(page)).toBeFocused()
})

test('a sub-panel slides in with everything that belongs to its item', CORE, async ({ page }) => {
  await open(page, '/de')
  await openMenu(page)
  await openPanel(page, 'Produkte')
  const products = panel(page, 'Produkte')
  expect(await products.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  await expect(products.getByText('Zehn Familien für Übergang')).toBeVisible()
  await expectLink(products, 'Alle Produktfamilien', '/de/produkte')
  await expect(products.getByRole('link', { name: 'Materialliste' })).toBeInViewport()
  for (const name of ['Montageblätter', 'Maßblätter']) {
    await expect(products.getByRole('link', { name })).toHaveAttribute('target', '_blank')
  }

  await products.getByRole('link', { name: 'Sockelleisten', exact: true }).tap()
  await expect(page).toHaveURL('/de/produkte/sockelleisten')
  await expect(menu(page)).toBeHidden()
  await expect(page.locator('main')).toBeFocused()
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
})

test('one sub-panel is open at a time, and leads back to the menu', async ({ page }) => {
  await open(page, '/de')
  await openMenu(page)
  for (const name of ['Produkte', 'Service']) {
    await openPanel(page, name)
    await expect(menu(page).locator('dialog:popover-open')).toHaveCount(1)
    await panel(page, name).getByRole('button', { name: 'Zurück', exact: true }).tap()
    await expect(panel(page, name)).toBeHidden()
    await expect(menu(page).getByRole('button', { name })).toBeFocused()
  }
  await menu(page).getByRole('link', { name: 'Kontakt' }).tap()
  await expect(page).toHaveURL('/de/kontakt')
})

test('the keyboard does not reach what the menu covers', async ({ page }) => {
  await open(page, '/en')
  await expect(page.getByRole('region', { name: 'Notice' })).toBeVisible()
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await settle(page)
  expect(await coveredStops(page, 'Tab')).toEqual([])
  expect(await coveredStops(page, 'Shift+Tab')).toEqual([])

  await page.getByRole('dialog').getByRole('button', { name: 'Products' }).tap()
  await settle(page)
  expect(await coveredStops(page, 'Tab')).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Products' }).tap()
  await settle(page)
  expect(await coveredStops(page, 'Shift+Tab')).toEqual([])
})

test('the language list slides in at the bottom of the menu', CORE, async ({ page }) => {
  await open(page, '/de/produkte')
  await openMenu(page)
  await menu(page)
    .getByRole('button', { name: /aktuell Deutsch/ })
    .tap()
  const languages = page.getByRole('dialog', { name: 'Sprache wählen' })
  await expect(languages.getByRole('link')).toHaveCount(LOCALES.length)
  await languages.getByRole('button', { name: 'Schließen' }).tap()
  await expect(languages).toBeHidden()
  await expect(menu(page).getByRole('button', { name: /aktuell Deutsch/ })).toBeFocused()

  await menu(page)
    .getByRole('button', { name: /aktuell Deutsch/ })
    .tap()
  await languages.getByRole('link', { name: 'Suomi' }).tap()
  await expect(page).toHaveURL('/fi/tuotteet')
})

test('Escape in the language list closes it and the menu it was opened from', async ({ page }) => {
  await open(page, '/de')
  await openMenu(page)
  const languages = page.getByRole('dialog', { name: 'Sprache wählen' })
  await menu(page)
    .getByRole('button', { name: /aktuell Deutsch/ })
    .press('Enter')
  await expect(languages).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(languages).toBeHidden()
  await expect(menu(page)).toBeHidden()
  await expect(burger(page)).toBeFocused()
})

test('the active item says so to screen readers', async ({ page }) => {
  await open(page, '/de/kontakt')
  await openMenu(page)
  await expect(menu(page).getByRole('link', { name: 'Kontakt' })).toHaveAttribute(
    'aria-current',
    'page'
  )
  await open(page, '/de/produkte/treppenkanten')
  await openMenu(page)
  await expect(menu(page).getByRole('button', { name: 'Produkte' })).toHaveAttribute(
    'aria-current',
    'true'
  )
})

function menu(page: Page) {
  return page.getByRole('dialog', { name: 'Hauptnavigation' })
}

function panel(page: Page, name: string) {
  return menu(page).getByRole('dialog', { name, exact: true })
}

function burger(page: Page) {
  return page.getByRole('button', { name: 'Menü öffnen' })
}

async function openMenu(page: Page) {
  await burger(page).tap()
  await expect(menu(page)).toBeVisible()
  await settle(page)
}

async function openPanel(page: Page, name: string) {
  await menu(page).getByRole('button', { name }).tap()
  await expect(panel(page, name)).toBeVisible()
  await settle(page)
}

/** Where the keyboard stops without the visitor seeing it, on a round through the page. */
async function coveredStops(page: Page, key: 'Tab' | 'Shift+Tab') {
  const stops: string[] = []
  for (let step = 0; step < 20; step++) {
    await page.keyboard.press(key)
    await settle(page)
    const covered = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return
      const { x, y, width, height } = focused.getBoundingClientRect()
      const top = document.elementFromPoint(x + width / 2, y + height / 2)
      const seen = top && (focused.contains(top) || top.contains(focused))
      return seen ? undefined : focused.textContent || focused.getAttribute('aria-label')
    })
    if (covered) stops.push(covered)
  }
  return stops
}

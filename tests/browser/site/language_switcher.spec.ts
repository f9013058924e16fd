import type { Page } from 'playwright/test'
import { LOCALE_TITLES, LOCALES } from '#shared/locales'
import { test } from '../reading'
import { CORE, expect, open, scrolled, settle } from '../test'

test('the switcher lists every language of the page by its own name and flag', async ({ page }) => {
  await open(page, '/de')
  await expect(switcher(page)).toHaveText('de')
  const list = await openList(page)

  await expect(list.getByRole('link')).toHaveCount(LOCALES.length)
  for (const locale of LOCALES) {
    const link = list.getByRole('link', { name: LOCALE_TITLES[locale] })
    const words = new RegExp(`^${locale.toUpperCase()}\\s+${LOCALE_TITLES[locale]}$`)
    await expect(link).toHaveText(words, { useInnerText: true })
    await expect(link).toHaveAttribute('href', `/${locale}`)
  }
  await expect(list.locator('[aria-current]')).toHaveText(/Deutsch/)
  await expect(list.locator('[aria-current]')).toHaveCSS('color', 'rgb(200, 1, 2)')
  const flags = await list.locator('svg use').evaluateAll((all) =>
    all.map((use) => ({
      name: use.getAttribute('href')?.split('#')[1],
      isDrawn: use.getBoundingClientRect().width > 10,
    }))
  )
  expect(flags.every(({ isDrawn }) => isDrawn)).toBe(true)
  expect(new Set(flags.map(({ name }) => name))).toEqual(new Set(LOCALES))
})

test('the name of the switcher begins with the code it shows', async ({ page }) => {
  for (const path of ['/de', '/fi', '/cs/kontakt']) {
    await page.goto(path)
    const code = path.slice(1, 3).toUpperCase()
    const button = page.getByRole('banner').getByRole('button', { name: new RegExp(`^${code}, `) })
    await expect(button).toHaveText(code, { useInnerText: true })
  }
})

test('a language leads to the same page in that language, and back', CORE, async ({ page }) => {
  await open(page, '/de/produkte')
  const list = await openList(page)
  await list.getByRole('link', { name: 'Suomi' }).click()
  await expect(page).toHaveURL('/fi/tuotteet')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
  await expect(page.getByRole('banner').getByRole('button', { name: /Suomi/ })).toHaveText('fi')
  await page.goBack()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('a change of language keeps the filter, and nothing unknown', async ({ page }) => {
  await open(page, '/de/produkte?application=stairs&material=gold&notice=newsletter_confirmed&x=1')
  let list = await openList(page)
  await list.getByRole('link', { name: 'Suomi' }).click()
  await expect(page).toHaveURL('/fi/tuotteet?application=stairs')
  await expect(page.locator('main select[name="application"]')).toHaveValue('stairs')

  await open(page, '/de/produkte')
  await page.locator('main select[name="material"]').selectOption('brass')
  await expect(page).toHaveURL('/de/produkte?material=brass')
  list = await openList(page)
  await list.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/en/products?material=brass')
  await expect(page.locator('link[rel="alternate"][hreflang="de"]')).toHaveAttribute(
    'href',
    /\/de\/produkte$/
  )
})

test('a change of language keeps the place in the page, also one of a later click', async ({
  page,
}) => {
  await open(page, '/de/service/fragen#panel-ordering-quantity')
  const english = page.locator('#languages').getByRole('link', { name: 'English' })
  await openList(page)
  await expect(english).toHaveAttribute('href', /\/en\/service\/questions#panel-ordering-quantity$/)
  await page.keyboard.press('Escape')

  await page.getByRole('navigation', { name: 'Auf dieser Seite' }).getByRole('link').first().click()
  const anchor = await page.evaluate(() => location.hash)
  expect(anchor).not.toBe('#panel-ordering-quantity')
  await openList(page)
  await english.click()
  await expect(page).toHaveURL(`/en/service/questions${anchor}`)
  await expect(page.locator(anchor)).toBeInViewport()
})

test('the keyboard opens the list and walks in it; Escape leads back', CORE, async ({ page }) => {
  await open(page, '/de/jobs/industriemechaniker')
  await switcher(page).focus()
  await page.keyboard.press('Enter')
  const list = page.getByRole('dialog', { name: 'Sprache wählen' })
  await expect(list.getByRole('button', { name: 'Schließen' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(list.getByRole('link', { name: 'Deutsch' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(switcher(page)).toBeFocused()

  await page.keyboard.press('Enter')
  for (let step = 0; step < 3; step++) await page.keyboard.press('Tab')
  await expect(list).toBeHidden()
})

test('the header stays while the list is open', async ({ page }) => {
  await open(page, '/de')
  const list = await openList(page)
  await page.mouse.move(300, 700)
  await page.mouse.wheel(0, 700)
  await expect.poll(() => scrolled(page)).toBe(700)
  await settle(page)
  await expect(list).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Service' })).toBeInViewport()

  await page.mouse.click(300, 700)
  await expect(list).toBeHidden()
})

function switcher(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: /aktuell Deutsch/ })
}

async function openList(page: Page) {
  await switcher(page).click()
  const list = page.getByRole('dialog', { name: 'Sprache wählen' })
  await expect(list).toBeVisible()
  await settle(page)
  return list
}

import { expectAccessible, WIDTHS } from '../accessibility'
import { openAccordions } from '../layout'
import { DESIGNSYSTEM, FOUR_PRODUCTS, PAGE_OF_EVERY_KIND } from '../pages'
import { test } from '../reading'
import { expect, footerLink, open } from '../test'

/** Query strings of the tools: complete, empty and invalid answers. */
const ANSWERED = [
  '/de/farben/farbabgleich?decor=oak_mist',
  '/de/farben/farbtisch?floor=decor-oak_mist&finish=silver_matt&floor2=decor-slate_anthracite',
  '/de/service/kontrast?tread=decor-oak_smoked&nosing=colour-silver_matt',
  '/de/produkte/vergleich?product=10201',
  `/de/produkte/vergleich?${FOUR_PRODUCTS}`,
  `/de/produkte/vergleich?${FOUR_PRODUCTS}&product=10202&product=99999`,
  '/de/produkte/profilberater?place=doorway&left=laminate&right=tile',
  '/de/produkte/profilberater?place=step&left_mm=5.5',
  '/de/produkte/profilberater?place=wall_base',
  '/de/produkte/profilberater?place=moon&left=lava&joint=breit',
]

/**
 * The languages with the longest words, and one in Cyrillic script, besides one page of each
 * component.
 */
const PAGES = [
  ...PAGE_OF_EVERY_KIND,
  ...DESIGNSYSTEM,
  ...ANSWERED,
  '/ru',
  '/fi/tuotteet',
  '/lt/kontaktai',
]

for (const path of PAGES) {
  test(`${path} is accessible`, async ({ page }) => {
    await open(page, path)
    await expectAccessible(page, WIDTHS)
  })
}

for (const path of ['/de/gibt-es-nicht', '/de/newsletter/confirm/unbekannt']) {
  test(`the page for the unknown ${path} is accessible`, async ({ page, expectProblem }) => {
    expectProblem(/status of 404/)
    await open(page, path)
    await expectAccessible(page, WIDTHS)
  })
}

for (const path of ['/de/service', ...DESIGNSYSTEM]) {
  test(`open accordions of ${path} are accessible`, async ({ page }) => {
    await open(page, path)
    await openAccordions(page)
    await expectAccessible(page, WIDTHS)
  })
}

test('the toast is accessible', async ({ page }) => {
  await open(page, '/en')
  await expect(page.getByRole('button', { name: 'Got it' })).toBeVisible()
  await expectAccessible(page, WIDTHS)
})

test('the overlay for an answer that is no page is accessible', async ({ page }) => {
  await open(page, '/de')
  await page.route('**/de/kontakt', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Wartung' })
  )
  await footerLink(page, 'Kontakt').click()
  await expect(page.getByRole('dialog', { name: 'Die Antwort war keine Seite.' })).toBeVisible()
  await expectAccessible(page, WIDTHS)
})

for (const path of ['/de', '/ru']) {
  test.describe('on a wide screen', () => {
    test.use({ viewport: { width: 1280, height: 800 } })

    test(`the open menus of ${path} are accessible`, async ({ page }) => {
      await open(page, path)
      const items = page.getByRole('navigation').first().locator('button[popovertarget]')
      await expect(items).toHaveCount(4)
      await items.first().click()
      await expectAccessible(page, [1280])
      await page.keyboard.press('Escape')
      await page.getByRole('banner').locator('button[popovertarget="languages"]').first().click()
      await expectAccessible(page, [1280])
    })
  })

  test.describe('on a small screen', () => {
    test.use({ viewport: { width: 320, height: 640 } })

    test(`the open menus of ${path} are accessible`, async ({ page }) => {
      await open(page, path)
      await page.getByRole('banner').locator('button[popovertarget="mobile-menu"]').first().click()
      const menu = page.locator('#mobile-menu')
      await expect(menu).toBeVisible()
      await expectAccessible(page, [320, 768])

      await menu.locator('button[popovertarget="languages"]').click()
      await expectAccessible(page, [320, 768])
      await page.keyboard.press('Escape')
      await page.getByRole('banner').locator('button[popovertarget="mobile-menu"]').first().click()
      await menu.locator('li > button').first().click()
      await expectAccessible(page, [320, 768])
    })
  })
}

import { CORE, expect, test } from '../test'

test.use({ javaScriptEnabled: false })

test('the mobile menu works without JavaScript', CORE, async ({ page }) => {
  await page.goto('/de')
  const menu = page.getByRole('dialog', { name: 'Hauptnavigation' })
  await page.getByRole('button', { name: 'Menü öffnen' }).tap()
  await expect(menu).toBeVisible()

  const products = menu.getByRole('dialog', { name: 'Produkte' })
  await menu.getByRole('button', { name: 'Produkte' }).tap()
  await expect(products.getByRole('link', { name: 'Alle Produktfamilien' })).toBeVisible()
  await products.getByRole('button', { name: 'Zurück', exact: true }).tap()
  await expect(products).toBeHidden()
  await menu.getByRole('button', { name: 'Menü schließen' }).tap()
  await expect(menu).toBeHidden()

  await page.getByRole('button', { name: 'Menü öffnen' }).tap()
  await menu.getByRole('button', { name: /aktuell Deutsch/ }).tap()
  await page.getByRole('link', { name: 'Suomi' }).tap()
  await expect(page).toHaveURL('/fi')
})

for (const path of ['/de/service', '/de/designsystem']) {
  test(`${path} is no wider than the window, its rows of slides included`, async ({ page }) => {
    await page.goto(path)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(390)
  })
}

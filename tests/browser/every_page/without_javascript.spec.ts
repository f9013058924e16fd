import { CORE, expect, footerLink, test } from '../test'

test.use({ javaScriptEnabled: false })

test('the menu works without JavaScript', CORE, async ({ page }) => {
  await page.goto('/de')
  const menu = page.getByRole('navigation', { name: 'Hauptnavigation' })
  const overview = menu.getByRole('link', { name: 'Alle Produktfamilien' })
  await menu.getByRole('button', { name: 'Produkte' }).click()
  await expect(overview).toBeVisible()
  await menu.getByRole('button', { name: 'Service' }).click()
  await expect(overview).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(menu.getByRole('link', { name: 'Zum Service' })).toBeHidden()
  await expect(menu.getByRole('button', { name: 'Service' })).toBeFocused()

  await menu.getByRole('button', { name: 'Produkte' }).press('Enter')
  await overview.click()
  await expect(page).toHaveURL('/de/produkte')
})

test('languages, accordions and links work without JavaScript', CORE, async ({ page }) => {
  await page.goto('/de')
  const answer = page.getByText('Über einer Fußbodenheizung wird nicht gebohrt')
  await expect(answer).toBeHidden()
  await page.getByText('Kleben oder schrauben bei Fußbodenheizung?').click()
  await expect(answer).toBeVisible()
  await page.keyboard.press('Space')
  await expect(answer).toBeHidden()

  await page.getByRole('main').getByRole('link', { name: 'Zum Kontakt' }).click()
  await expect(page).toHaveURL('/de/kontakt')
  await page.getByRole('button', { name: /aktuell Deutsch/ }).click()
  await page.getByRole('link', { name: 'Suomi' }).click()
  await expect(page).toHaveURL('/fi/yhteystiedot')
})

test('the newsletter is a page without JavaScript', CORE, async ({ page }) => {
  await page.goto('/de')
  await footerLink(page, 'Newsletter').click()
  await expect(page).toHaveURL('/de/newsletter')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('English pages show no notice, whose button needs JavaScript', async ({ page }) => {
  await page.goto('/en')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Got it' })).toBeHidden()
})

/**
 * Parts that need JavaScript are in the document, to reserve their space until the code has loaded.
 */
for (const [path, name] of [
  ['/de/farben/farbabgleich', 'Farbe aufnehmen'],
  ['/de/service/kontrast?tread_lrv=20&nosing_lrv=80', 'Nachweis drucken'],
  ['/de/unternehmen', 'Video laden'],
  ['/de/kontakt', 'Karte laden'],
] as const) {
  test(`without JavaScript ${path} does not offer "${name}"`, async ({ page }) => {
    await page.goto(path)
    const control = page.getByRole('main').locator(`[aria-label="${name}"]`)
    const button = page.getByRole('main').locator('button', { hasText: name })
    await expect(control.or(button).first()).toBeAttached()
    await expect(control.or(button).first()).toBeHidden()
  })
}

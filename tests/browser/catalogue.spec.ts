import type { Page } from 'playwright/test'
import { expectAccessible } from './accessibility'
import { expect, open, test } from './test'

/** The form that narrows a list down, and what it found. */
function filterOf(page: Page) {
  const form = page.getByRole('form', { name: 'Auswahl eingrenzen' })
  return {
    form,
    material: form.getByLabel('Werkstoff'),
    height: form.getByLabel('Höhe in mm'),
    result: form.getByRole('status'),
    reset: form.getByRole('link', { name: 'Auswahl aufheben' }),
    apply: form.getByRole('button', { name: 'Anzeigen' }),
    groups: page.getByRole('main').locator('h3 > a'),
  }
}

test('each answer takes effect at once, stands in the address, and keeps the focus', async ({
  page,
}) => {
  await open(page, '/de/produkte')
  const { material, result, groups } = filterOf(page)
  await expect(result).toHaveText('10 Produktfamilien')

  await material.focus()
  await material.selectOption('brass')
  await expect(page).toHaveURL(/\/de\/produkte\?material=brass$/)
  await expect(result).toHaveText(/^\d+ Produktgruppen?$/)
  await expect(material).toBeFocused()
  expect(await groups.count()).toBeGreaterThan(0)
})

test('a height with a comma finds the groups made for it', async ({ page }) => {
  await open(page, '/de/produkte/treppenkanten')
  const { height, result } = filterOf(page)
  await height.fill('2,5')
  await height.press('Enter')
  await expect(page).toHaveURL(/height=2%2C5$/)
  await expect(result).toHaveText(/^\d+ Produktgruppen?$/)
  await expect(height).toHaveValue('2,5')
})

test('the back button undoes an answer, in the list and in the form', async ({ page }) => {
  await open(page, '/de/produkte')
  const { material, result } = filterOf(page)
  await material.selectOption('mdf')
  await expect(result).toHaveText(/Produktgruppe/)
  await page.goBack()
  await expect(page).toHaveURL(/\/de\/produkte$/)
  await expect(result).toHaveText('10 Produktfamilien')
  await expect(material).toHaveValue('')
})

test('a shared address shows the same selection', async ({ page }) => {
  await open(page, '/de/produkte?material=mdf&height=8')
  const { material, height, form } = filterOf(page)
  await expect(material).toHaveValue('mdf')
  await expect(height).toHaveValue('8')
  await expect(form.getByLabel('Oberfläche')).toHaveValue('')
})

test('a selection that nothing fits says so, and is undone by one link', async ({ page }) => {
  await open(page, '/de/produkte?height=99')
  const { reset, result } = filterOf(page)
  await expect(result).toHaveText('0 Produktgruppen')
  await expect(
    page.getByRole('heading', { name: 'Dazu passt nichts aus unserem Programm.' })
  ).toBeVisible()
  await expectAccessible(page, [320, 1280])
  await reset.click()
  await expect(page).toHaveURL(/\/de\/produkte$/)
  await expect(result).toHaveText('10 Produktfamilien')
})

test('references are filtered by sector, decors by group and material', async ({ page }) => {
  await open(page, '/de/referenzen')
  const sector = page.getByLabel('Bereich')
  await sector.selectOption('education')
  await expect(page).toHaveURL(/sector=education$/)
  await expect(page.getByRole('status').first()).toHaveText(/^\d Referenz(en)?$/)

  await open(page, '/de/dekore')
  await expect(page.getByRole('status').first()).toHaveText('30 Dekore')
  await page.getByLabel('Dekorgruppe').selectOption('stone')
  await expect(page.getByRole('status').first()).toHaveText('5 Dekore')
})

test('news come in parts', async ({ page }) => {
  await open(page, '/de/aktuelles')
  await expect(page.getByText('Seite 1 von 2')).toBeVisible()
  await page.getByRole('link', { name: 'Nächste Seite' }).click()
  await expect(page).toHaveURL(/\/de\/aktuelles\?page=2$/)
  await expect(page.getByText('Seite 2 von 2')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Vorherige Seite' })).toBeVisible()
})

test('the section of a product group is described, and its articles are a table', async ({
  page,
}) => {
  await open(page, '/de/produkte/uebergangsprofile/uebergang-38-clip')
  await expect(
    page.getByRole('img', {
      name: /^Querschnitt im Maßstab: Sichtmaß 38\s?mm, Belaghöhe 7–18\s?mm, Fugenbreite 20\s?mm/,
    })
  ).toBeVisible()
  const table = page.getByRole('region', { name: 'Ausführungen' }).getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveCount(6)
  await expect(table.getByRole('rowheader').first()).toHaveText(/^\d{5}$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the filter is a form with a button', async ({ page }) => {
    await page.goto('/de/produkte')
    const { form, material, apply, result, groups } = filterOf(page)
    await expect(form.locator('summary')).toBeHidden()
    await material.selectOption('brass')
    await apply.click()
    await expect(page).toHaveURL(/\/de\/produkte\?.*material=brass/)
    await expect(result).toHaveText(/^\d+ Produktgruppen?$/)
    await expect(material).toHaveValue('brass')
    expect(await groups.count()).toBeGreaterThan(0)
  })
})

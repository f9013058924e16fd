import type { Page } from 'playwright/test'
import { expectAccessible } from '../accessibility'
import { formTest as test } from '../reading'
import { CORE, expect, open, scriptlessTest } from '../test'

/** The search form of colours or decors, and its results. */
function searchOf(page: Page) {
  const main = page.getByRole('main')
  const form = main.getByRole('form', { name: 'Auswahl eingrenzen' })
  return {
    field: form.getByRole('searchbox'),
    material: form.getByLabel('Werkstoff'),
    result: form.getByRole('status'),
    names: main.locator('summary .font-medium'),
    none: main.getByRole('heading', { name: 'Dazu passt nichts aus unserem Programm.' }),
    all: main.getByRole('link', { name: 'Auswahl aufheben' }),
  }
}

test('a colour is found while one types, and the keyboard stays', CORE, async ({ page }) => {
  await open(page, '/de/farben')
  const { field, material, result, names } = searchOf(page)
  await expect(field).toHaveAccessibleName('Nummer, Name, RAL')
  await field.focus()
  await page.keyboard.type('RAL 9016')
  await expect(page).toHaveURL('/de/farben?search=RAL+9016')
  await expect(result).toHaveText('1 Farbe')
  await expect(names).toHaveText(['Verkehrsweiß'])
  await expect(field).toBeFocused()
  await expectAccessible(page, [320, 1280])

  await field.fill('gold matt')
  await expect(names).toHaveText(['Gold matt'])
  await page.keyboard.press('Tab')
  await expect(material).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/de/farben')
  await expect(result).toHaveText('60 Farben')
  await expect(field).toHaveValue('')
})

test('a single result is as large as it was among others', async ({ page }) => {
  for (const [all, alone] of [
    ['/de/farben#bronze', '/de/farben?search=RAL+9016'],
    ['/de/dekore', '/de/dekore?search=d101'],
  ] as const) {
    await open(page, all)
    const group = page.locator(all.includes('#') ? '#bronze' : 'main').locator('summary')
    const among = await group.filter({ visible: true }).last().boundingBox()
    await open(page, alone)
    const found = page.locator('.swatch-chips summary')
    await expect(found).toHaveCount(1)
    expect((await found.boundingBox())?.width, alone).toBeCloseTo(among?.width ?? 0, 0)
  }
})

test('what does not exist says so and leads back to all', async ({ page }) => {
  for (const [path, all] of [
    ['/de/farben', '60 Farben'],
    ['/de/dekore', '30 Dekore'],
  ] as const) {
    await open(page, path)
    const { field, result, none, all: links } = searchOf(page)
    await field.fill('lila')
    await field.press('Enter')
    await expect(none).toBeVisible()
    await expect(result).toHaveText(all.replace(/\d+/, '0'))
    await expectAccessible(page, [320, 1280])
    await links.last().click()
    await expect(page).toHaveURL(path)
    await expect(result).toHaveText(all)
    await expect(field).toHaveValue('')
  }
})

test('a decor is found by its number and among those of a material', async ({ page }) => {
  await open(page, '/de/dekore')
  const { field, material, names } = searchOf(page)
  await field.fill('d101')
  await expect(names).toHaveText(['Eiche Nebel'])
  await field.fill('weiß')
  await material.selectOption('mdf')
  await expect(page).toHaveURL('/de/dekore?search=wei%C3%9F&material=mdf')
  await expect(names.first()).toContainText('Weiß')
})

scriptlessTest(
  'without JavaScript a colour is found by sending the form',
  CORE,
  async ({ page }) => {
    await page.goto('/de/farben')
    const { field, material, names, result } = searchOf(page)
    await field.fill('matt')
    await material.selectOption('stainless_steel')
    await page.getByRole('button', { name: 'Anzeigen' }).click()
    await expect(page).toHaveURL('/de/farben?search=matt&material=stainless_steel')
    await expect(result).toHaveText('0 Farben')
    await page.getByRole('link', { name: 'Auswahl aufheben' }).last().click()
    await field.fill('303')
    await field.press('Enter')
    await expect(names).toHaveText(['Gold matt'])
    await expect(field).toHaveValue('303')
  }
)

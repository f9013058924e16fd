import type { Page } from 'playwright/test'
import { formTest as test } from '../reading'
import { expect, open } from '../test'

const PAGE = '/de/farben/farbabgleich'

function matcherOf(page: Page) {
  const form = page.getByRole('form', { name: 'Farbe abgleichen' })
  return {
    decor: form.getByLabel('Dekor des Bodens'),
    colour: form.getByLabel('Farbe oder Farbwert'),
    picker: form.getByLabel('Farbe aufnehmen'),
    wanted: page.getByRole('main').getByRole('status'),
    matches: page.getByRole('main').getByRole('heading', { level: 3 }),
  }
}

test('a decor names the closest finishes and stands in the address', async ({ page }) => {
  await open(page, PAGE)
  const { decor, wanted, matches } = matcherOf(page)
  await decor.selectOption({ label: 'D 101 Eiche Nebel' })
  await expect(page).toHaveURL(/\?decor=oak_mist$/)
  await expect(wanted).toContainText('D 101 Eiche Nebel')
  await expect(matches).toHaveCount(6)
  await expect(matches.first()).toHaveText('Eiche Nebel')

  await page.goBack()
  await expect(decor).toHaveValue('')
  await expect(wanted).toBeHidden()
})

test('by keyboard alone, a typed colour takes the place of a decor', async ({ page }) => {
  await open(page, `${PAGE}?decor=oak_mist`)
  const { decor, colour, picker, wanted, matches } = matcherOf(page)
  await decor.focus()
  await page.keyboard.press('Tab')
  await expect(colour).toBeFocused()
  await page.keyboard.type('77,8 -0,5 -1,8')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?colour=77/)
  await expect(decor).toHaveValue('')
  await expect(wanted).toContainText('L* 77,8')
  await expect(matches.first()).toHaveText('Silber matt')
  await page.keyboard.press('Tab')
  await expect(picker).toBeFocused()
  await matches.first().getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/de\/farben#colour-silver_matt$/)
})

test('a picked colour is a typed one', async ({ page }) => {
  await open(page, PAGE)
  const { colour, picker, matches } = matcherOf(page)
  await picker.fill('#121314')
  await expect(page).toHaveURL(/\?colour=%23121314$/)
  await expect(colour).toHaveValue('#121314')
  await expect(matches).toHaveCount(6)
})

import type { Page } from 'playwright/test'
import { formTest as test } from '../reading'
import { CORE, expect, open } from '../test'

const PAGE = '/de/service/kontrast'

function checkerOf(page: Page) {
  const form = page.getByRole('form', { name: 'Kontrast prüfen' })
  const surface = (legend: string) => form.getByRole('group', { name: legend })
  return {
    tread: surface('Belag auf dem Auftritt').getByLabel('Farbe oder Dekor'),
    treadLrv: surface('Belag auf dem Auftritt').getByLabel('Hellbezugswert'),
    nosing: surface('Kante oder Einlage').getByLabel('Farbe oder Dekor'),
    nosingLrv: surface('Kante oder Einlage').getByLabel('Hellbezugswert'),
    result: page.getByRole('main').getByRole('status'),
    strips: page.getByRole('table', { name: 'Diese Treppenkanten heben sich ab' }),
  }
}

test('two surfaces give a contrast and stand in the address', CORE, async ({ page }) => {
  await open(page, PAGE)
  const { tread, nosing, result, strips } = checkerOf(page)
  await tread.selectOption({ label: 'D 104 Eiche Räucher' })
  await expect(page).toHaveURL(/\?tread=decor-oak_smoked$/)
  await expect(strips).toContainText('Treppenkante 52 mit Einlage')
  await nosing.selectOption({ label: '104 Silber matt' })
  await expect(page).toHaveURL(/nosing=colour-silver_matt$/)
  await expect(result).toContainText('Kontrast K = 0,76')
  await expect(result).toContainText('Genügt')

  await page.goBack()
  await expect(nosing).toHaveValue('')
  await expect(result).toBeHidden()
})

test('by keyboard alone, a typed value leads to a sample', async ({ page }) => {
  await open(page, PAGE)
  const { tread, treadLrv, strips } = checkerOf(page)
  await tread.focus()
  await page.keyboard.press('Tab')
  await expect(treadLrv).toBeFocused()
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?tread_lrv=12$/)
  await expect(treadLrv).toBeFocused()
  await strips.getByRole('link', { name: /^Muster anfragen Treppenkante 45 gerippt, 104/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/de\/kontakt\?/)
  await expect(page.getByLabel('Nachricht')).toHaveValue(
    /Muster: Treppenkante 45 gerippt, Farbe 104 Silber matt/
  )
})

test('printed, the proof has values and date and no list', async ({ page }) => {
  await open(page, `${PAGE}?tread_lrv=12&nosing_lrv=55`)
  const { strips, result } = checkerOf(page)
  await page.emulateMedia({ media: 'print' })
  await expect(result).toContainText('K = 0,64')
  await expect(page.getByText('Datum', { exact: true })).toBeVisible()
  await expect(page.getByText(/\d{1,2}\. \p{L}+ \d{4}/u).first()).toBeVisible()
  await expect(strips).toBeHidden()
})

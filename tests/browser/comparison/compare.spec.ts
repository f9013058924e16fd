import type { Page } from 'playwright/test'
import { atEachWidth } from '../layout'
import { FOUR_PRODUCTS } from '../pages'
import { formTest as test } from '../reading'
import { CORE, expect, open, scriptlessTest } from '../test'

const PATH = '/de/produkte/vergleich'

function comparisonOf(page: Page) {
  const form = page.getByRole('form', { name: 'Auswahl für den Vergleich' })
  const table = page.getByRole('table', { name: 'Nebeneinander' })
  return {
    place: (number: number) => form.getByLabel(`Produkt ${number}`),
    table,
    heads: table.getByRole('columnheader'),
    row: (name: string) =>
      table.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) }),
  }
}

/** The names of the rows below a heading of the table. */
function factsUnder(page: Page, heading: string) {
  return page
    .locator('tbody')
    .filter({ has: page.locator('th[scope="rowgroup"]', { hasText: heading }) })
    .locator('th[scope="row"]')
}

/** The scale of each drawing in pixels per millimetre, to two decimals. */
function scalesOf(page: Page): Promise<number[]> {
  return page
    .locator('td svg[role="img"]')
    .evaluateAll((drawings) =>
      drawings.map((each) => Math.round(100 * ((each as SVGSVGElement).getScreenCTM()?.a ?? 0)))
    )
}

test('two groups are chosen and one is left out, by keyboard alone', CORE, async ({ page }) => {
  await open(page, PATH)
  const { place, row, heads } = comparisonOf(page)
  await place(1).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/\?product=transition\.clip_38$/)
  await expect(place(1)).toBeFocused()
  await expect(page.getByText('Wählen Sie ein zweites Produkt dazu.')).toBeVisible()

  await page.keyboard.press('Tab')
  await expect(place(2)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/\?product=transition\.clip_38&product=transition\.screw_44$/)
  await expect(row('Sichtmaß').getByRole('cell')).toHaveText([/38\smm$/, /44\smm$/])
  await expect(factsUnder(page, 'Unterschiede')).toContainText(['Sichtmaß', 'Befestigung'])
  await expect(factsUnder(page, 'Gemeinsam')).toContainText(['Einsatzort', 'Aufbauhöhe'])

  await page.getByRole('link', { name: 'Entfernen Übergang 38 Clip' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?product=transition\.screw_44$/)
  await expect(heads).toHaveCount(2)
  await expect(place(1)).toHaveValue('transition.screw_44')
  await expect(place(2)).toHaveValue('')

  await page.goBack()
  await expect(heads).toHaveCount(3)
  await expect(place(2)).toHaveValue('transition.screw_44')
})

test('articles that the adviser finds are led to side by side', async ({ page }) => {
  await open(page, '/de/produkte/profilberater?place=step')
  await page.getByRole('link', { name: 'Passende Artikel vergleichen' }).click()
  await expect(page).toHaveURL(/vergleich\?product=\d{5}(&product=\d{5}){3}$/)
  await expect(comparisonOf(page).heads).toHaveCount(5)
})

const FOUR = `?${FOUR_PRODUCTS}`

test('all drawings have one scale, at any width', async ({ page }) => {
  await open(page, PATH + FOUR)
  await atEachWidth(page, [320, 800, 1440], async (at) => {
    const scales = await scalesOf(page)
    expect(scales, at).toHaveLength(4)
    expect(new Set(scales).size, at).toBe(1)
    expect(scales[0], at).toBeGreaterThan(100)
  })
})

test('a phone shows two columns, and others by a swipe, with their names', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, PATH + FOUR)
  const { table, row } = comparisonOf(page)
  const area = page.getByRole('region', { name: 'Nebeneinander' })
  const cells = row('Werkstoff').getByRole('cell')
  const name = (title: string) => page.getByRole('link', { name: new RegExp(`^${title}`) })
  await expect(table.getByRole('cell')).not.toHaveCount(0)
  await row('Werkstoff').scrollIntoViewIfNeeded()
  await expect(cells.nth(1)).toBeInViewport({ ratio: 1 })
  await expect(cells.nth(2)).not.toBeInViewport()
  await expect(name('MDF-Sockelleiste')).toBeInViewport({ ratio: 1 })

  await area.evaluate((element) => element.scrollTo({ left: 250, behavior: 'instant' }))
  await expect(cells.nth(0)).not.toBeInViewport()
  await expect(cells.nth(2)).toBeInViewport({ ratio: 1 })
  const [column, heading] = await Promise.all([
    cells.nth(2).boundingBox(),
    name('Treppenkante 52 mit Einlage').boundingBox(),
  ])
  expect(heading?.x).toBeCloseTo(column?.x ?? 0, 0)
  await expect(row('Werkstoff').getByText('Werkstoff')).toBeInViewport({ ratio: 1 })
})

test('colours are shown with number, and those of one product named', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, `${PATH}?product=10101&product=10103`)
  const cell = comparisonOf(page).row('Farben').getByRole('cell').first()
  const codes = cell.getByText(/^\d{3}, /)
  await expect(cell.locator('svg[viewBox="0 0 1 1"]')).not.toHaveCount(0)
  await expect(cell.getByText(/^Nur hier: /)).toBeVisible()
  await expect(codes).toBeHidden()
  await cell.getByText(/^\d+ Farben$/).click()
  await expect(codes).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 800 })
  await expect(codes).toBeVisible()
})

test('printed, a comparison is its table', async ({ page }) => {
  await open(page, PATH + FOUR)
  const { place, table } = comparisonOf(page)
  await page.setViewportSize({ width: 700, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  await expect(place(1)).toBeHidden()
  await expect(page.getByRole('link', { name: /^Entfernen/ }).first()).toBeHidden()
  await expect(table.getByRole('columnheader', { name: 'MDF-Sockelleiste' })).toBeVisible()
  const tops = await table
    .locator('tbody')
    .first()
    .locator('td')
    .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().top)))
  expect(new Set(tops).size).toBe(1)
})

scriptlessTest(
  'without JavaScript each cell of more than two products says its product',
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(PATH + FOUR)
    const { row } = comparisonOf(page)
    await expect(row('Werkstoff').locator('noscript > span').nth(1)).toBeVisible()
  }
)

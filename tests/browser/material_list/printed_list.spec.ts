import { test } from '../reading'
import { expect, open } from '../test'

const PATH = '/de/produkte/materialliste'

const address = (list: string) => `${PATH}?${new URLSearchParams({ list })}`

test('printed, the list is a table and no form', async ({ page }) => {
  await open(page, address('1**10101*m3x0.9*rFlur**99999*l270*q4'))
  await page.emulateMedia({ media: 'print' })
  const table = page.getByRole('table')
  await expect(table.getByRole('row').filter({ hasText: '10101' })).toContainText('Flur')
  await expect(table).toContainText('Artikel 99999 ist nicht (mehr) im Programm.')
  await expect(page.getByRole('form', { name: 'Materialliste' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Liste anfragen' })).toBeHidden()
})

test('words of any length leave the printed list on its sheet', async ({ page }) => {
  const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'
  await open(page, address(`1**10101*l270*m12*r${long.slice(0, 40)}*n${long}${long}`))
  await page.setViewportSize({ width: 688, height: 900 })
  await page.emulateMedia({ media: 'print' })
  const box = await page.getByRole('table').boundingBox()
  expect(box?.width).toBeLessThanOrEqual(688)
})

test('of an empty list paper says that it is empty', async ({ page }) => {
  await open(page, PATH)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Die Liste ist noch leer.')).toBeVisible()
  await expect(page.getByRole('table')).toBeHidden()
  await expect(page.getByRole('main').getByRole('link', { name: 'Zu den Produkten' })).toBeHidden()
})

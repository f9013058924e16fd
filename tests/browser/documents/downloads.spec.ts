import { readFile } from 'node:fs/promises'
import { formTest as test } from '../reading'
import { expect, open, scriptlessTest } from '../test'

const CARE = 'Reinigung und Pflege, alle Werkstoffe'

test('a download tile gives the file it promises', async ({ page }) => {
  await open(page, '/de/service')
  const tile = page.getByRole('link', { name: CARE })
  await expect(tile).toContainText(/PDF, \d+,\d\sKiB/)

  const coming = page.waitForEvent('download')
  await tile.click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^care-notes-de-[0-9a-f]{10}\.pdf$/)
  const content = await readFile(await download.path())
  const kibibytes = (content.length / 1024).toFixed(1).replace('.', ',')
  await expect(tile).toContainText(`${kibibytes}\u00a0KiB`)
})

test('on a phone the choices stay closed while one types a product', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/de/service/downloads')
  const form = page.getByRole('main').getByRole('form')
  await form.getByRole('searchbox').fill('Rampe')
  await expect(page).toHaveURL(/Rampe/)
  await expect(form.getByRole('link', { name: 'Auswahl aufheben' })).toBeVisible()
  await expect(form.getByRole('combobox').first()).toBeHidden()
})

test('the formats of a group keep apart', async ({ page }) => {
  await open(page, '/de/service/downloads')
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 4 }) })
  const links = row.first().getByRole('link')
  const boxes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect()))
  expect(boxes.length).toBeGreaterThan(3)
  for (const [index, { left }] of boxes.slice(1).entries()) {
    expect(left - (boxes[index]?.right ?? 0)).toBeGreaterThan(8)
  }
})

scriptlessTest('without JavaScript a download tile is a link like any other', async ({ page }) => {
  await page.goto('/de/service')
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: CARE }).press('Enter')
  expect((await coming).suggestedFilename()).toMatch(/\.pdf$/)
})

import { expect, open, test } from './test'

const GROUP = '/de/produkte/treppenkanten/treppenkante-52-mit-einlage'

test('a tender text is copied as it stands on the page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, GROUP)
  const texts = page.locator('details', { hasText: 'Ausschreibungstexte' })
  await texts.locator('summary').press('Enter')
  const first = texts.getByRole('listitem').filter({ hasText: /Artikel.15201/ })
  await first.getByRole('button', { name: 'Text kopieren 15201' }).click()
  await expect(first.getByText('Kopiert', { exact: true })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.trim()).toBe(await first.locator('p').textContent())
  expect(copied).toContain('oder gleichwertig')

  await texts.getByRole('button', { name: 'English' }).click()
  await expect(texts.getByText('or equal').first()).toBeVisible()
})

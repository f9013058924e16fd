import type { Page } from 'playwright/test'
import { expectAccessibleAsItIs } from '../accessibility'
import { NO_CLIPBOARDS } from '../clipboard'
import { expect, open, test } from '../test'

const GROUP = '/de/produkte/treppenkanten/treppenkante-52-mit-einlage'

test('a tender text is copied as the page shows it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const texts = await unfold(page)
  const first = texts.getByRole('listitem').filter({ hasText: /Artikel.15201/ })
  await first.getByRole('button', { name: 'Text kopieren 15201' }).click()
  await expect(first.getByText('Kopiert', { exact: true })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.trim()).toBe(await first.locator('p').textContent())
  expect(copied).toContain('oder gleichwertig')

  await texts.getByRole('button', { name: 'English' }).click()
  await expect(texts.getByText('or equal').first()).toBeVisible()
})

for (const [what, clipboard] of NO_CLIPBOARDS) {
  test(`${what}, a tender text is selected to be copied by hand`, async ({ page }) => {
    await page.addInitScript(clipboard)
    const texts = await unfold(page)
    const first = texts.getByRole('listitem').filter({ hasText: /Artikel.15201/ })
    await first.getByRole('button', { name: 'Text kopieren 15201' }).click()
    await expect(first.getByRole('status')).toHaveText('Ließ sich nicht kopieren')
    const selected = await page.evaluate(() => window.getSelection()?.toString())
    expect(selected?.trim()).toBe(await first.locator('p').innerText())
  })
}

test('a refusal and a missing script can be tried again', async ({ page, expectProblem }) => {
  expectProblem(/status of 503/)
  expectProblem(/status of 404/)
  await page.route(TEXTS, (route) => route.fulfill({ status: 503 }))
  await page.route(SCRIPT, (route) => route.fulfill({ status: 404 }))
  const texts = await unfold(page)
  const status = texts.getByRole('status').last()
  const again = texts.getByRole('button', { name: 'Noch einmal versuchen' })
  await expect(status).toHaveText(FAILED)
  await expectAccessibleAsItIs(page)

  await page.unroute(SCRIPT)
  const refused = page.waitForResponse(TEXTS)
  await again.click()
  await refused
  await expect(texts.getByRole('button', { name: 'English' })).toBeVisible()
  await expect(status).toHaveText(FAILED)
  await expect(status).toBeFocused()

  await page.unroute(TEXTS)
  await again.click()
  await expect(texts.getByText('oder gleichwertig').first()).toBeVisible()
  await expect(status).toHaveText('')
  await expect(status).toBeFocused()
  await expect(again).toHaveCount(0)
})

/** The files of the texts and the script that shows them. */
const TEXTS = '**/data/groups/**/de.json'
const SCRIPT = '**/assets/TenderList-*.js*'

const FAILED = 'Dieser Abschnitt lässt sich nicht anzeigen. Das liegt an uns, nicht an Ihnen.'

/** Opens a group's page and its fold of tender texts. */
async function unfold(page: Page) {
  await open(page, GROUP)
  const texts = page.locator('details', { hasText: 'Ausschreibungstexte' })
  await texts.locator('summary').press('Enter')
  return texts
}

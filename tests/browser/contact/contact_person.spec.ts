import type { Page } from 'playwright/test'
import { expectAccessibleAsItIs } from '../accessibility'
import { formTest as test } from '../reading'
import { CORE, expect, test as freshTest, holdBack, open, scriptlessTest, settle } from '../test'

/** The part of the page about fitting that shows the person. */
function block(page: Page) {
  return page.locator('section').filter({ has: page.getByRole('heading', { name: 'Ihr Kontakt' }) })
}

async function comeToBlock(page: Page) {
  await open(page, '/de/service')
  await block(page).scrollIntoViewIfNeeded()
}

test('a person is fetched once the block comes into view', CORE, async ({ page }) => {
  const asked: { body: unknown; marker: string | undefined }[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/contact')) return
    asked.push({ body: request.postDataJSON(), marker: request.headers()['x-requested-with'] })
  })
  await open(page, '/de/service')
  await settle(page)
  expect(asked).toEqual([])

  await block(page).scrollIntoViewIfNeeded()
  const card = block(page).getByRole('article')
  await expect(card.getByRole('heading', { name: 'Tobias Lindner' })).toBeVisible()
  await expect(card).toContainText('Anwendungstechniker für Treppen und Kontraste')
  await expect(card.getByRole('link', { name: '+49 30 23125 122' })).toBeVisible()
  await expect(card.getByRole('listitem')).toHaveText(['Deutsch', 'Englisch'])
  expect(asked).toEqual([{ body: { id: 2 }, marker: 'XMLHttpRequest' }])
  await expectAccessibleAsItIs(page)
})

test('the block says that it loads until the person is there', async ({ page }) => {
  const release = await holdBack(page, '**/api/contact')
  await comeToBlock(page)
  const status = block(page).getByRole('status')
  await expect(status).toHaveText('Wird geladen …')
  await expect(block(page).locator('[aria-busy="true"]')).toBeVisible()

  release()
  await expect(block(page).getByRole('article')).toBeVisible()
  await expect(status).toBeEmpty()
  await expect(block(page).locator('[aria-busy="true"]')).toHaveCount(0)
})

test('a refusal shows its message and the contact page', CORE, async ({ page, expectProblem }) => {
  expectProblem(/status of 404/)
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 404, json: { message: 'Diese Kontaktperson gibt es nicht.' } })
  )
  await comeToBlock(page)
  await expect(block(page).getByRole('status')).toHaveText('Diese Kontaktperson gibt es nicht.')
  await expect(block(page).getByRole('article')).toHaveCount(0)
  await expect(block(page).locator('[aria-busy="true"]')).toHaveCount(0)
  await expectAccessibleAsItIs(page)

  await block(page).getByRole('link', { name: 'Zur Kontaktseite' }).click()
  await expect(page).toHaveURL('/de/kontakt')
})

freshTest(
  'an answer that does not come is a failure after 30 seconds, and can be asked for again',
  async ({ page }) => {
    await page.clock.install()
    await page.route('**/api/contact', () => new Promise<void>(() => {}))
    const asked = page.waitForRequest('**/api/contact')
    await comeToBlock(page)
    const status = block(page).getByRole('status')
    await expect(status).toHaveText('Wird geladen …')
    await asked
    await page.clock.runFor(30_000)
    await expect(status).toContainText('ließen sich nicht laden')

    await page.unroute('**/api/contact')
    await block(page).getByRole('button', { name: 'Noch einmal versuchen' }).click()
    await expect(status).toBeFocused()
    await expect(block(page).getByRole('article')).toContainText('Tobias Lindner')
    await expect(block(page).getByRole('button')).toHaveCount(0)
  }
)

scriptlessTest(
  'without JavaScript the block leads to the contact page, where persons unfold',
  async ({ page }) => {
    await page.goto('/de/service')
    await block(page).getByRole('link', { name: 'Zur Kontaktseite' }).click()
    await expect(page).toHaveURL('/de/kontakt')
    await page.locator('summary').filter({ hasText: 'Marek Nowak' }).click()
    await expect(page.getByRole('link', { name: '+49 30 23125 161' })).toBeVisible()
  }
)

import type { Page } from 'playwright/test'
import { termAnchor } from '#shared/anchors'
import { test } from '../reading'
import { CORE, expect, open, scriptlessTest, scrollTo } from '../test'

const GLOSSARY = '/de/service/glossar'

function bar(page: Page) {
  return page.getByRole('navigation', { name: 'Auf dieser Seite' })
}

function topOf(page: Page) {
  return bar(page).evaluate((element) => Math.round(element.getBoundingClientRect().top))
}

test('a hit of the search opens the explanation of its term', CORE, async ({ page }) => {
  await open(page, '/de/suche?q=Dehnfuge&kind=term')
  await page.getByRole('main').getByRole('link', { name: 'Dehnfuge' }).first().click()
  const explanation = page.locator(`[id="${termAnchor('Dehnfuge')}"]`)
  await expect(explanation).toContainText('Er bleibt leer')
  await expect(explanation).toBeInViewport()
  await expect(page.locator(`[id="${termAnchor('Charge')}"]`)).toBeHidden()
})

test('the letters stay below the header, and at the top while it is away', async ({ page }) => {
  await open(page, GLOSSARY)
  const header = await page.getByRole('banner').evaluate(({ clientHeight }) => clientHeight)
  await scrollTo(page, 1000)
  await expect.poll(() => topOf(page)).toBe(0)
  await scrollTo(page, 950)
  await expect.poll(() => topOf(page)).toBeGreaterThanOrEqual(header - 1)
})

test('a letter leads to its terms, below the bar', async ({ page }) => {
  await open(page, GLOSSARY)
  await bar(page).getByRole('link', { name: 'N–R' }).click()
  const heading = page.getByRole('heading', { name: 'N–R' })
  await expect(heading).toBeInViewport()
  const end = await bar(page).evaluate((element) => element.getBoundingClientRect().bottom)
  const { y } = (await heading.boundingBox()) ?? { y: 0 }
  expect(y).toBeGreaterThanOrEqual(end)
})

scriptlessTest(
  'without JavaScript the anchor of a term opens it, in Cyrillic too',
  async ({ page }) => {
    await page.goto('/ru/servis/slovar-terminov')
    const [first] = await page.locator('main details > div[id]').all()
    const id = await first?.getAttribute('id')
    await page.goto(`/ru/servis/slovar-terminov#${id}`)
    await expect(page.locator(`[id="${id}"]`)).toBeVisible()
  }
)

import { termAnchor } from '#shared/anchors'
import { test } from '../reading'
import { CORE, expect, open, scriptlessTest } from '../test'

test('a hit of the search opens the explanation of its term', CORE, async ({ page }) => {
  await open(page, '/de/suche?q=Dehnfuge&kind=term')
  await page.getByRole('main').getByRole('link', { name: 'Dehnfuge' }).first().click()
  const explanation = page.locator(`[id="${termAnchor('Dehnfuge')}"]`)
  await expect(explanation).toContainText('Er bleibt leer')
  await expect(explanation).toBeInViewport()
  await expect(page.locator(`[id="${termAnchor('Charge')}"]`)).toBeHidden()
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

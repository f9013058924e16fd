import { lostText, openAccordions, overflow } from '../layout'
import { test } from '../reading'
import { expect, open } from '../test'

for (const path of ['/de/designsystem', '/de/designsystem/typografie']) {
  test(`${path} fits on a phone`, async ({ page }) => {
    await open(page, path)
    await openAccordions(page)
    expect(await overflow(page)).toBe(0)
    expect(await lostText(page)).toEqual([])
  })
}

test('dialogs answer to a touch', async ({ page }) => {
  await open(page, '/de/designsystem')
  await page.locator('#modal').getByRole('button', { name: 'Übergang 38 Clip' }).tap()
  const modal = page.getByRole('dialog', { name: 'Übergang 38 Clip' })
  await expect(modal).toBeVisible()
  await modal.getByRole('button', { name: 'Schließen' }).tap()
  await expect(modal).toBeHidden()
})

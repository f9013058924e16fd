import { test } from '../reading'
import { expect, open } from '../test'

test('dialogs answer to a touch', async ({ page }) => {
  await open(page, '/de/designsystem')
  await page.locator('#modal').getByRole('button', { name: 'Übergang 38 Clip' }).tap()
  const modal = page.getByRole('dialog', { name: 'Übergang 38 Clip' })
  await expect(modal).toBeVisible()
  await modal.getByRole('button', { name: 'Schließen' }).tap()
  await expect(modal).toBeHidden()
})

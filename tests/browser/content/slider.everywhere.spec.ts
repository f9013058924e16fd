import { expect, open, settle, test } from '../test'

test('a slider stands still until somebody moves it', async ({ page }) => {
  await page.clock.install()
  await open(page, '/de/designsystem')
  const part = page.locator('#slider')
  await part.scrollIntoViewIfNeeded()
  const slider = part.getByRole('region', { name: 'Übergangsprofile' })
  await expect(slider.getByRole('button', { name: 'Weiter' })).toBeVisible()
  await page.clock.runFor(60_000)
  await settle(page)
  await expect(slider.getByRole('group').first()).toBeInViewport({ ratio: 0.5 })
})

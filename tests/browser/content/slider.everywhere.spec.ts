import { formTest as test } from '../reading'
import { expect, test as freshTest, open, settle } from '../test'

freshTest('a slider stands still until somebody moves it', async ({ page }) => {
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

test('a carousel tells which slide it shows', async ({ page }) => {
  await open(page, '/de/designsystem')
  const part = page.locator('#carousel')
  const carousel = part.getByRole('region', { name: 'Übergang 38 Clip (dots buttons)' })
  await expect(part.getByText('dots buttons current=0')).toBeVisible()
  await carousel.getByRole('button', { name: 'Bild 3 von 4' }).click()
  await expect(part.getByText('dots buttons current=2')).toBeVisible()
  await carousel.getByRole('button', { name: 'Zurück' }).click()
  await expect(part.getByText('dots buttons current=1')).toBeVisible()
  await expect(part.getByText('buttons current=1', { exact: true })).toBeVisible()
})

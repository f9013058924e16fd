import type { Page } from 'playwright/test'
import { expect, open, test } from './test'

test('English readers learn that the product is available in the US', async ({ page }) => {
  await open(page, '/en')
  const link = toast(page).getByRole('link', { name: /^Visit the US site/ })
  await expect(link).toHaveAttribute('href', 'https://us.saumer.example')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
})

test('what was understood never comes back', async ({ page, context }) => {
  await open(page, '/en')
  await toast(page).getByRole('button', { name: 'Got it' }).click()
  await expect(toast(page)).toBeHidden()
  const { origins } = await context.storageState()
  expect(origins[0]?.localStorage).toEqual([{ name: 'toast.us.dismissed', value: 'true' }])

  await page.reload()
  await open(page, '/en/service')
  await expect(toast(page)).toBeHidden()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Legal notice' }).click()
  await expect(page).toHaveURL('/en/imprint')
  await expect(toast(page)).toBeHidden()
})

test('nobody else is told, and nothing is stored', async ({ page, context }) => {
  for (const path of ['/de', '/fi', '/en']) {
    await open(page, path)
    await expect(toast(page)).toHaveCount(path === '/en' ? 1 : 0)
  }
  expect(await context.storageState()).toEqual({ cookies: [], origins: [] })
})

function toast(page: Page) {
  return page
    .getByRole('region', { name: 'Notice' })
    .or(page.locator('section:has(a[href*="us."])'))
}

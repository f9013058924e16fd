import { formTest as test } from '../reading'
import { CORE, expect, open, settle } from '../test'

test('panels open and close on their own, and the arrow turns', CORE, async ({ page }) => {
  await open(page, '/de')
  const first = page.locator('details').filter({ hasText: 'Kleben oder schrauben' })
  const second = page.locator('details').filter({ hasText: 'Passt der Farbton genau?' })
  const arrow = first.locator('summary svg').locator('..')
  await expect(arrow).toHaveCSS('rotate', 'none')

  await first.locator('summary').click()
  await second.locator('summary').press('Enter')
  await expect(first.locator('.rich-text')).toBeVisible()
  await expect(second.locator('.rich-text')).toBeVisible()
  await settle(page)
  await expect(arrow).toHaveCSS('rotate', '180deg')

  await first.locator('summary').click()
  await expect(first.locator('.rich-text')).toBeHidden()
  await expect(second.locator('.rich-text')).toBeVisible()
})

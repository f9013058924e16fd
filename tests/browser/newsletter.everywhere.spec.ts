import type { Page } from 'playwright/test'
import { expect, open, settle, test } from './test'

const WAYS_OUT: [name: string, leave: (page: Page) => Promise<void>][] = [
  ['its close button', (page) => modal(page).getByRole('button', { name: 'Schließen' }).click()],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['a click beside it', (page) => page.mouse.click(5, 5)],
]

for (const [name, leave] of WAYS_OUT) {
  test(`the newsletter opens as a modal and closes by ${name}`, async ({ page }) => {
    await open(page, '/de/service')
    await newsletter(page).click()
    await expect(modal(page)).toBeVisible()
    await expect(page).toHaveURL('/de/service')
    await settle(page)

    await leave(page)
    await expect(modal(page)).toBeHidden()
    await expect(newsletter(page)).toBeFocused()
  })
}

test('the page behind the modal is out of reach', async ({ page }) => {
  await open(page, '/de/service')
  await newsletter(page).focus()
  await page.keyboard.press('Enter')
  await expect(modal(page)).toBeVisible()
  for (let step = 0; step < 5; step++) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(() => {
      const focused = document.activeElement
      return focused !== document.body && !focused?.closest('dialog')
    })
    expect(outside).toBe(false)
  }
  const place = await page.evaluate(() => window.scrollY)
  await page.mouse.move(5, 5)
  await page.mouse.wheel(0, -400)
  await settle(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
})

test('the modal leads on to the sign-up page', async ({ page }) => {
  await open(page, '/de/service')
  await newsletter(page).click()
  await modal(page).getByRole('link').click()
  await expect(page).toHaveURL('/de/newsletter')
  await expect(modal(page)).toBeHidden()
})

function newsletter(page: Page) {
  return page.getByRole('contentinfo').getByRole('link', { name: 'Newsletter', exact: true })
}

function modal(page: Page) {
  return page.getByRole('dialog', { name: 'Newsletter' })
}

import type { Page } from 'playwright/test'
import {
  approach,
  begin,
  collectRequests,
  ENTERED,
  field,
  openContactForm,
  sendButton,
  sendRequest,
  success,
} from '../contact/contact_form'
import { expect, holdBack, test } from '../test'

/** Fills in what must be typed as a password manager does: without a word. */
async function fillInSilently(page: Page) {
  for (const [name, value] of Object.entries({ ...ENTERED, country: 'Deutschland' })) {
    await field(page, name).evaluate((element, text) => {
      const prototype = Object.getPrototypeOf(element)
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text)
    }, value)
  }
}

test('values that were set silently count once shown as filled in', async ({ page }) => {
  await openContactForm(page)
  await fillInSilently(page)
  await field(page, 'name').dispatchEvent('animationstart')
  await expect(sendButton(page)).toHaveAccessibleDescription('Zum Senden fehlt noch: Datenschutz.')
  await expect(field(page, 'form_token')).not.toHaveValue('')
})

test('values that were set silently count with what is done next', async ({ page }) => {
  await openContactForm(page)
  await fillInSilently(page)
  await field(page, 'data_policy').check()
  await expect(sendButton(page)).toHaveAccessibleDescription('Alle Pflichtangaben sind da.')
  const sent = collectRequests(page)
  await sendRequest(page)
  expect(sent[0]).toMatchObject({ ...ENTERED, country: 'Deutschland' })
})

test('a request without typing is sent when its token is two seconds old', async ({ page }) => {
  await page.clock.install()
  await begin(page)
  const giveToken = await holdBack(page, '**/api/form-token')
  await page.reload()
  await approach(page)
  await page.clock.pauseAt(Date.now() + 1_000)
  giveToken()
  await expect(field(page, 'form_token')).not.toHaveValue('')

  const sent = collectRequests(page)
  await field(page, 'data_policy').check()
  await sendButton(page).click()
  await expect(sendButton(page)).toHaveText('Wird gesendet …')
  await page.clock.runFor(1_999)
  expect(sent).toEqual([])
  await page.clock.runFor(1)
  await expect(success(page)).toBeVisible()
  expect(sent).toHaveLength(1)
})

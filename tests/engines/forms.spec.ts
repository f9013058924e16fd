import contact from '../../resources/lang/de/contact.json' with { type: 'json' }
import newsletter from '../../resources/lang/de/newsletter.json' with { type: 'json' }
import { ENTERED } from '../browser/contact/contact_form'
import { newAddress } from '../browser/newsletter/newsletter'
import { expect, test } from './test'

const NEWSLETTER = 'footer a[href$="/newsletter"]'
const MODAL = 'footer dialog'

test('the newsletter opens in a modal, which closes in three ways', async ({ tab }) => {
  await tab.open('/de/service')
  for (const leave of [
    () => tab.press('Escape'),
    () => tab.part(`${MODAL} button`, 'Schließen').click(),
    () => tab.clickAt(5, 5),
  ]) {
    await tab.part(NEWSLETTER).click()
    await tab.part(`${MODAL} [name="email"]`).shown()
    await leave()
    await tab.part(MODAL).hidden()
    await tab.part(NEWSLETTER).expectFocused()
  }
  expect(await tab.address()).toBe('/de/service')
})

test('a visitor signs up for the newsletter', async ({ tab }) => {
  await tab.open('/de/service')
  await tab.part(NEWSLETTER).click()
  await tab.part(`${MODAL} [name="email"]`).fill(newAddress())
  await tab.part(`${MODAL} [name="data_policy"]`).click()
  await tab.part(`${MODAL} button[type="submit"]`).click()
  await tab.part(`${MODAL} output, ${MODAL} [role="status"]`, newsletter.success).shown()
})

const CONTACT = 'form:has([name="data_policy"]):has([name="company"])'

test('a contact request is refused in words beside its field, corrected and sent', async ({
  tab,
}) => {
  await tab.open('/de/kontakt')
  await tab.part(`${CONTACT} [name="company"]`).evaluate((field) => {
    field.scrollIntoView({ block: 'start', behavior: 'instant' })
  })
  await tab.part(`${CONTACT} [role="combobox"]`).shown()
  for (const [name, value] of Object.entries(ENTERED)) {
    await tab.part(`${CONTACT} [name="${name}"]`).fill(value)
  }
  await tab.part(`${CONTACT} [role="combobox"][aria-autocomplete="list"]`).focus()
  await tab.type('deutschl')
  await tab.part('[role="option"]', 'Deutschland').shown()
  await tab.press('Enter')
  await tab.part(`${CONTACT} [name="data_policy"]`).click()

  await tab.evaluate(() => {
    const fetch = window.fetch.bind(window)
    window.fetch = () => {
      window.fetch = fetch
      const errors = { zip: ['Diese Postleitzahl gibt es nicht.'] }
      const body = JSON.stringify({ message: 'Noch nicht gesendet.', errors })
      const headers = { 'Content-Type': 'application/json' }
      return Promise.resolve(new Response(body, { status: 422, headers }))
    }
  })
  await tab.part(`${CONTACT} button[type="submit"]`).click()
  await tab.part('main [role="alert"]', 'Noch nicht gesendet.').shown()
  const zip = tab.part(`${CONTACT} [name="zip"]`)
  await zip.expectAttribute('aria-invalid', 'true')
  await zip.expectValue(ENTERED.zip)
  await zip.fill('62418')
  await tab.part(`${CONTACT} button[type="submit"]`).click()
  await tab.part('main [role="status"], main output', contact.form.success).shown()
  await tab.part(CONTACT).hidden()
})

import contact from '../../resources/lang/de/contact.json' with { type: 'json' }
import newsletter from '../../resources/lang/de/newsletter.json' with { type: 'json' }
import { expect, test } from './test'

const NEWSLETTER = 'footer a[href$="/newsletter"]'
const MODAL = 'footer dialog'

for (const [way, leave] of [
  ['Escape', 'Escape'],
  ['a click beside it', undefined],
  ['its close button', 'button'],
] as const) {
  test(`the newsletter opens in a modal, and ${way} closes it`, async ({ tab }) => {
    await tab.open('/de/service')
    await tab.part(NEWSLETTER).click()
    await tab.part(`${MODAL} [name="email"]`).shown()
    if (leave === 'Escape') await tab.press('Escape')
    else if (leave === 'button') await tab.part(`${MODAL} button`, 'Schließen').click()
    else await tab.clickAt(5, 5)
    await tab.part(MODAL).hidden()
    await tab.part(NEWSLETTER).expectFocused()
    expect(await tab.address()).toBe('/de/service')
  })
}

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
  const entered = {
    name: 'Berta Stein',
    company: 'Bodenbau Stein',
    street: 'Am Presswerk 4',
    zip: '62417',
    city: 'Saumingen',
    email: 'berta@saumer.example',
  }
  for (const [name, value] of Object.entries(entered)) {
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
  await zip.expectValue(entered.zip)
  await zip.fill('62418')
  await tab.part(`${CONTACT} button[type="submit"]`).click()
  await tab.part('main [role="status"], main output', contact.form.success).shown()
  await tab.part(CONTACT).hidden()
})

/** An address that nobody has signed up with. */
function newAddress(): string {
  return `ada-${crypto.randomUUID()}@boden.example`
}

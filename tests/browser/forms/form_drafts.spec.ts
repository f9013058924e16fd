import type { Page } from 'playwright/test'
import {
  approach,
  begin,
  CONTACT_PAGES,
  collectRequests,
  contactForm,
  ENTERED,
  field,
  fillIn,
  fillInPlainForm,
  list,
  openContactForm,
  openFilledForm,
  openNear,
  sendButton,
  sendRequest,
} from '../contact/contact_form'
import { newAddress, parts } from '../newsletter/newsletter'
import { alive, CORE, expect, footerLink, holdBack, open, test } from '../test'

const ABOUT_A_SAMPLE = '/de/kontakt?group=product_families.adapter.clip_46'

/** What this tab keeps of begun forms. */
function storedDrafts(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
}

/** Everything is there again but the confirmation, which is given anew. */
async function expectBegun(page: Page, country = 'Deutschland') {
  for (const [name, value] of Object.entries(ENTERED)) {
    await expect(field(page, name)).toHaveValue(value)
  }
  await expect(list(page, 'country')).toHaveValue(country)
  await expect(field(page, 'country')).toHaveValue(country)
  await expect(field(page, 'sector')).toHaveValue('painter')
  await expect(field(page, 'message')).toHaveValue('Zwei\nZeilen')
  await expect(field(page, 'per_phone')).toBeChecked()
  await expect(field(page, 'data_policy')).not.toBeChecked()
  await expect(field(page, 'website')).toHaveValue('')
}

test('a sample asked for meanwhile comes before what was written, and is sent', async ({
  page,
}) => {
  await openContactForm(page)
  await field(page, 'message').fill('Am Freitag?')
  await openNear(page, ABOUT_A_SAMPLE)
  await expect(field(page, 'message')).toHaveValue(
    /^Bitte schicken Sie mir ein Muster: .+\n\nAm Freitag\?$/
  )
  const sent = collectRequests(page)
  await fillIn(page)
  await sendRequest(page)
  expect(sent[0]).toMatchObject({ concern: 'group=product_families.adapter.clip_46' })
})

/** Removes what the request is about. */
async function removeConcern(page: Page) {
  await contactForm(page)
    .getByRole('button', { name: /^Entfernen\s?: Muster anfragen/ })
    .click()
  await expect(contactForm(page)).not.toContainText('Ihre Anfrage: Muster anfragen')
  await expect(contactForm(page)).toBeFocused()
  await expect(field(page, 'message')).toHaveValue('')
  await expect(field(page, 'name')).toHaveValue('Hugo Alt')
}

test('what a request is about comes back translated, until it is removed', async ({ page }) => {
  await openNear(page, ABOUT_A_SAMPLE)
  await field(page, 'name').fill('Hugo Alt')
  await openNear(page, CONTACT_PAGES.en.path)
  await expect(contactForm(page)).toContainText('Your enquiry: Request a sample')
  await expect(field(page, 'concern')).toHaveValue('group=product_families.adapter.clip_46')
  await expect(field(page, 'name')).toHaveValue('Hugo Alt')

  await openNear(page, CONTACT_PAGES.de.path)
  await removeConcern(page)
  await openNear(page, CONTACT_PAGES.de.path)
  await expect(field(page, 'name')).toHaveValue('Hugo Alt')
  await expect(field(page, 'concern')).toHaveCount(0)
})

test('what a link begins a request about is removed from the address', async ({ page }) => {
  await openNear(page, ABOUT_A_SAMPLE)
  await field(page, 'name').fill('Hugo Alt')
  await removeConcern(page)
  await expect(page).toHaveURL('/de/kontakt')
  const english = page.getByRole('banner').locator('a[hreflang="en"]').first()
  await expect(english).toHaveAttribute('href', CONTACT_PAGES.en.path)

  await footerLink(page, 'Datenschutz').click()
  await expect(page).toHaveURL('/de/datenschutz')
  await page.goBack()
  await approach(page)
  await expect(field(page, 'name')).toHaveValue('Hugo Alt')
  await expect(field(page, 'message')).toHaveValue('')
  await expect(field(page, 'concern')).toHaveCount(0)
})

test('a begun request survives a visit and back, and can be sent', async ({ page }) => {
  await begin(page)
  await footerLink(page, 'Datenschutz').click()
  await expect(page).toHaveURL('/de/datenschutz')
  await page.goBack()
  await expectBegun(page)
  await expect(sendButton(page)).toHaveAccessibleDescription('Zum Senden fehlt noch: Datenschutz.')

  const sent = collectRequests(page)
  await field(page, 'data_policy').check()
  await sendRequest(page)
  expect(sent[0]).toMatchObject({ ...ENTERED, country: 'Deutschland', sector: 'painter' })
  expect(sent[0].form_token).not.toBe('')
  expect(await storedDrafts(page)).toBe('[]')
  await page.reload()
  await approach(page)
  await expect(field(page, 'name')).toHaveValue('')
})

test('a begun request survives a reload and a change of language', CORE, async ({ page }) => {
  await begin(page)
  await page.reload()
  await approach(page)
  await expectBegun(page)

  await openNear(page, CONTACT_PAGES.en.path)
  await expectBegun(page, 'Germany')
  await openNear(page, CONTACT_PAGES.ru.path)
  await expectBegun(page, 'Германия')
})

test('a begun request survives another language before one is back at it', async ({ page }) => {
  await begin(page)
  await page.reload()
  await alive(page)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Deutsch/ })
    .click()
  const languages = page.getByRole('dialog', { name: 'Sprache wählen' })
  await languages.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(CONTACT_PAGES.en.path)
  await approach(page)
  await expectBegun(page, 'Germany')
  await expect(contactForm(page)).toHaveAccessibleName('Write to us')
})

test('what was never answered is the same after a reload', async ({ page, expectProblem }) => {
  expectProblem(/ERR_FAILED/)
  await begin(page)
  const sent = collectRequests(page)
  await page.route('**/contact/submit', (route) => route.abort())
  const refused = page.waitForEvent('console', (message) => message.text().includes('ERR_FAILED'))
  await sendButton(page).click()
  await refused
  expect(sent).toHaveLength(1)
  await page.unroute('**/contact/submit')
  await page.reload()
  await approach(page)
  await expectBegun(page)
  await field(page, 'data_policy').check()
  await sendRequest(page)
  expect(sent[1].request_key).toBe(sent[0].request_key)
})

test('the draft holds neither consent nor guard, in its own tab alone', async ({
  page,
  context,
}) => {
  await begin(page)
  const words = await storedDrafts(page)
  expect(words).toContain(ENTERED.name)
  expect(words).not.toMatch(/data_policy|form_token|website/)
  const other = await context.newPage()
  await openContactForm(other)
  await expect(field(other, 'name')).toHaveValue('')
})

test('what was typed before the page is alive counts more than the draft', async ({ page }) => {
  await begin(page)
  const release = await holdBack(page, /\/assets\/.*\.js$/)
  await page.reload({ waitUntil: 'commit' })
  await field(page, 'name').fill('Hugo Alt')
  release()
  await alive(page)
  await expect(field(page, 'company')).toHaveValue(ENTERED.company)
  await expect(field(page, 'name')).toHaveValue('Hugo Alt')
})

test('where storage is denied the form works without', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await openFilledForm(page)
  await sendRequest(page)
})

test('a begun sign-up keeps its address, not its consent', async ({ page }) => {
  await open(page, '/de/newsletter')
  const form = page.getByRole('main').locator('form')
  await form.locator('[name="email"]').fill('ada@boden.example')
  await form.locator('[name="data_policy"]').check()
  await page.reload()
  await alive(page)
  await expect(form.locator('[name="email"]')).toHaveValue('ada@boden.example')
  await expect(form.locator('[name="data_policy"]')).not.toBeChecked()
})

test('what the browser has sent is not kept, what follows is', async ({ page, expectProblem }) => {
  expectProblem(/status of 404/)
  await begin(page)
  await page.route('**/assets/ContactForm-*.js*', (route) => route.fulfill({ status: 404 }))
  await page.goto(CONTACT_PAGES.de.path)
  expect(await storedDrafts(page)).toContain(ENTERED.name)
  await fillInPlainForm(page)
  await sendRequest(page)
  await expect.poll(() => storedDrafts(page)).toBe('[]')

  await page.unroute('**/assets/ContactForm-*.js*')
  await openNear(page, CONTACT_PAGES.de.path)
  await expect(field(page, 'name')).toHaveValue('')
  await field(page, 'name').fill('Hugo Alt')
  await page.reload()
  await approach(page)
  await expect(field(page, 'name')).toHaveValue('Hugo Alt')
})

test('a sign-up that the browser itself has sent is not kept', async ({ page }) => {
  await open(page, '/de/newsletter')
  const { form, email, box } = parts(page.getByRole('main'))
  await email.fill(newAddress())
  await expect.poll(() => storedDrafts(page)).toContain('@boden.example')
  await box.check()
  /** Past React, as before it is there. */
  await form.evaluate((element: HTMLFormElement) => element.submit())
  await expect(page).toHaveURL('/de/newsletter?notice=newsletter_requested')
  await alive(page)
  await expect(email).toHaveValue('')
  expect(await storedDrafts(page)).toBe('[]')
})

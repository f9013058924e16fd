import { readFileSync } from 'node:fs'
import type { Locator, Page, Route } from 'playwright/test'
import { alive, expect, open } from '../test'

/** The URL of the contact page, and a country as visitors type it and as listed. */
export const CONTACT_PAGES = {
  de: { path: '/de/kontakt', typed: 'deutschl', country: 'Deutschland' },
  en: { path: '/en/contact', typed: 'germ', country: 'Germany' },
  ru: { path: '/ru/kontakty', typed: 'герм', country: 'Германия' },
} as const

export type ContactLanguage = keyof typeof CONTACT_PAGES

export const CONTACT_LANGUAGES = Object.keys(CONTACT_PAGES) as ContactLanguage[]

/** Values for all required text fields; the country is chosen from the list. */
export const ENTERED = {
  name: 'Berta Stein',
  company: 'Bodenbau Stein',
  street: 'Am Presswerk 4',
  zip: '62417',
  city: 'Saumingen',
  email: 'berta@saumer.example',
}

export type Entered = Partial<Record<keyof typeof ENTERED, string>>

/** Returns the message that a request was received. */
export function success(page: Page, language: ContactLanguage = 'de'): Locator {
  const file = new URL(`../../../resources/lang/${language}/contact.json`, import.meta.url)
  const words: string = JSON.parse(readFileSync(file, 'utf8')).form.success
  return page.getByRole('main').getByRole('status').filter({ hasText: words })
}

/** Returns the contact form. */
export function contactForm(page: Page): Locator {
  return page.locator('form').filter({ has: page.locator('[name="data_policy"]') })
}

export function field(page: Page, name: string): Locator {
  return contactForm(page).locator(`[name="${name}"]`)
}

/** Returns the enhanced control that replaces a field's select. */
export function list(page: Page, name: string): Locator {
  return field(page, name).locator('..').getByRole('combobox')
}

export function sendButton(page: Page): Locator {
  return contactForm(page).locator('button[type="submit"][data-button]')
}

/**
 * Opens the contact page with its optional fields, and waits until the lists of its form have been
 * fetched.
 */
export async function openContactForm(page: Page, language: ContactLanguage = 'de') {
  await open(page, CONTACT_PAGES[language].path)
  await field(page, 'country').scrollIntoViewIfNeeded()
  await expect(list(page, 'country')).toHaveAttribute('aria-autocomplete', 'list')
  await unfoldOptional(page)
  await expect(list(page, 'origin')).toBeVisible()
}

/** Opens the optional fields. */
export async function unfoldOptional(page: Page) {
  await contactForm(page).locator('details:not([open]) summary').click()
}

/** Types the beginning of a country and chooses it. */
export async function chooseCountry(page: Page, typed: string) {
  await list(page, 'country').fill(typed)
  await page.keyboard.press('Enter')
}

/** Fills in the required fields. */
export async function fillIn(page: Page, language: ContactLanguage = 'de') {
  for (const [name, value] of Object.entries(ENTERED)) await field(page, name).fill(value)
  await chooseCountry(page, CONTACT_PAGES[language].typed)
  await field(page, 'data_policy').check()
}

/** The form with everything that must be filled in. */
export async function openFilledForm(page: Page) {
  await openContactForm(page)
  await fillIn(page)
}

/** Sends a request, which arrives. */
export async function sendRequest(page: Page) {
  await sendButton(page).click()
  await expect(success(page)).toBeVisible()
}

/** Fills in the required fields of a form with native controls. */
export async function fillInPlainForm(page: Page, entered: Entered = ENTERED) {
  for (const [name, value] of Object.entries(entered)) await field(page, name).fill(value)
  await field(page, 'country').selectOption('Deutschland')
  await field(page, 'data_policy').check()
}

/** Expects all fields to have the entered values. */
export async function expectEntered(page: Page, entered: Entered = ENTERED) {
  for (const [name, value] of Object.entries(entered)) {
    await expect(field(page, name)).toHaveValue(value)
  }
  await expect(field(page, 'country')).toHaveValue('Deutschland')
  await expect(field(page, 'data_policy')).toBeChecked()
}

/** Responds to submissions in the server's place. */
export async function answerWith(page: Page, status: number, json: object) {
  await page.route('**/contact/submit', (route: Route) => route.fulfill({ status, json }))
}

/** Collects the fields of each submission from now on. */
export function collectRequests(page: Page): Record<string, string>[] {
  const sent: Record<string, string>[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/contact/submit')) return
    const parts = request.postData()?.matchAll(/name="(\w+)"\r\n\r\n([^]*?)\r\n--/g) ?? []
    sent.push(Object.fromEntries(Array.from(parts, ([, name, value]) => [name, value])))
  })
  return sent
}

/** Fills in the whole form, including a wish, a sector and a message. */
export async function begin(page: Page) {
  await openFilledForm(page)
  await field(page, 'per_phone').check()
  await field(page, 'message').fill('Zwei\nZeilen')
  await list(page, 'sector').press('Space')
  await expect(page.getByRole('listbox')).toBeFocused()
  await page.keyboard.press('m')
  await page.keyboard.press('Enter')
  await expect(list(page, 'sector')).toHaveText('Maler')
}

/** Opens a page and comes to its form. */
export async function openNear(page: Page, path: string) {
  await open(page, path)
  await approach(page)
}

/** Scrolls to the form, and waits until it is hydrated. */
export async function approach(page: Page) {
  await field(page, 'name').scrollIntoViewIfNeeded()
  await alive(page)
}

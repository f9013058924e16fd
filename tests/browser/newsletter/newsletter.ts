import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import { expect } from '../test'

/** Where newsletter sign-ups go. */
export const SIGN_UP = '**/api/newsletter/double-optin-confirmation'

/** An address that nobody has signed up with. */
export function newAddress(): string {
  return `ada-${crypto.randomUUID()}@boden.example`
}

/** What opens the modal. */
export function newsletter(page: Page): Locator {
  return page.getByRole('contentinfo').locator('a[href$="/newsletter"], a[href$="/rassylka"]')
}

export function modal(page: Page): Locator {
  return page.locator('footer dialog')
}

/** The parts of a newsletter form, in the modal or in the page. */
export function parts(within: Locator) {
  const form = within.locator('form').filter({ has: within.page().locator('[name="email"]') })
  return {
    form,
    email: form.locator('[name="email"]'),
    box: form.locator('[name="data_policy"]'),
    subscribe: form.locator('button[type="submit"]'),
    alert: form.getByRole('alert'),
    notice: within.getByRole('status').filter({ hasText: /\S/ }),
  }
}

/** Opens the modal and waits until its form has been fetched. */
export async function openModal(page: Page) {
  await newsletter(page).click()
  const found = parts(modal(page))
  await expect(found.email).toBeVisible()
  return found
}

/** What the site says to a sign-up in a language. */
export function words(language: string, key: 'success' | 'fail' | 'confirmed'): string {
  const file = new URL(`../../../resources/lang/${language}/newsletter.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8'))[key]
}

/** The mail that somebody got, once the site has delivered it. */
export async function mailTo(address: string): Promise<Email> {
  const folder = join(process.env.BROWSER_TEST_STORAGE ?? '', 'mail')
  let found: string | undefined
  await expect(() => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.eml'))
    found = files
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .find((source) => source.includes(`To: ${address}`))
    expect(found).toBeDefined()
  }).toPass()
  return PostalMime.parse(found ?? '')
}

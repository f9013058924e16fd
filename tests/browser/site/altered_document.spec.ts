import type { Page } from 'playwright/test'
import { contactForm, field, fillIn, list, success, unfoldOptional } from '../contact/contact_form'
import { expect, holdBack, test } from '../test'

/**
 * Browsers and extensions alter a document before React hydrates it: figures become links, an
 * element is added to head, body, main or a form. React renders again what it cannot hydrate, and
 * reports it.
 */
const RENDERED_ANEW = /Minified React error #418/

type Alter = (html: string) => string

const linkFigures: Alter = (html) =>
  html.replaceAll(
    /(<(?:p|dd|td|span class="block")[^>]*>[^<]*?)(\d{3,})/g,
    '$1<a href="tel:$2">$2</a>'
  )
const addToForm: Alter = (html) =>
  html.replaceAll(/(<main.*?<form[^>]*>)/gs, '$1<div class="extension"></div>')
const addToMain: Alter = (html) => html.replace(/<main[^>]*>/, '$&<div class="extension"></div>')
const addAround: Alter = (html) =>
  html
    .replace('</head>', '<meta name="extension" content="here"></head>')
    .replace('</body>', '<div class="extension"></div></body>')

const ALTERED: [what: string, alter: Alter, isNoticed: boolean][] = [
  ['figures have become links', linkFigures, false],
  ['an extension has added to main', addToMain, true],
  ['an extension has added to the form', addToForm, true],
  ['an extension has added to head and body', addAround, false],
]

for (const [what, alter, isNoticed] of ALTERED) {
  test(`where ${what}, the contact form stays, with its values`, async ({
    page,
    expectProblem,
  }) => {
    if (isNoticed) expectProblem(RENDERED_ANEW)
    const comeAlive = await openAltered(page, '/de/kontakt', alter)
    await field(page, 'name').fill('Ada Boden')
    await field(page, 'message').fill('Grüße')
    await field(page, 'country').selectOption('Schweiz')
    await unfoldOptional(page)
    await field(page, 'per_mail').check()
    await field(page, 'company').focus()

    await comeAlive()
    await expect(list(page, 'country')).toHaveAttribute('aria-autocomplete', 'list')
    expect(await page.evaluate(() => 'isFormGone' in window)).toBe(false)
    await expect(field(page, 'name')).toHaveValue('Ada Boden')
    await expect(field(page, 'message')).toHaveValue('Grüße')
    await expect(field(page, 'country')).toHaveValue('Schweiz')
    await expect(field(page, 'per_mail')).toBeChecked()
    await expect(field(page, 'company')).toBeFocused()
    await fillIn(page)
    await contactForm(page).locator('button[type="submit"]').click()
    await expect(success(page)).toBeVisible()
  })

  test(`where ${what}, the sign-up stays, with its values`, async ({ page, expectProblem }) => {
    if (isNoticed) expectProblem(RENDERED_ANEW)
    const comeAlive = await openAltered(page, '/de/newsletter', alter)
    await page.locator('main [name="email"]').fill('ada@boden.example')
    await page.locator('main [name="data_policy"]').check()
    await comeAlive()
    await expect(page.locator('main [name="email"]')).toHaveValue('ada@boden.example')
    await expect(page.locator('main [name="data_policy"]')).toBeChecked()
    await expect(page.locator('main form button[type="submit"]')).toBeEnabled()
  })

  test(`where ${what}, a filter takes what was chosen`, async ({ page, expectProblem }) => {
    if (isNoticed) expectProblem(RENDERED_ANEW)
    const comeAlive = await openAltered(page, '/de/produkte', alter)
    await page.locator('main [name="material"]').selectOption('brass')
    await comeAlive()
    await expect(page).toHaveURL('/de/produkte?material=brass')
    await expect(page.locator('main [name="material"]')).toHaveValue('brass')
  })
}

for (const [what, alter, isNoticed] of ALTERED.filter((each) => each[1] !== addToForm)) {
  test(`where ${what}, a product group is what it was`, async ({ page, expectProblem }) => {
    if (isNoticed) expectProblem(RENDERED_ANEW)
    const path = '/de/produkte/uebergangsprofile/uebergang-38-clip'
    const comeAlive = await openAltered(page, path, alter)
    await comeAlive()
    await page.getByRole('link', { name: 'Vergleichen Übergang 38 Clip' }).click()
    await expect(page).toHaveURL(/vergleich\?product=transition\.clip_38$/)
  })
}

test('browsers are told to make no links of figures', async ({ page }) => {
  await page.goto('/de/kontakt')
  await expect(page.locator('meta[name="format-detection"]')).toHaveAttribute(
    'content',
    'telephone=no, date=no, address=no, email=no'
  )
})

/**
 * Opens a page with an altered document, without its scripts.
 *
 * @returns a function that loads the scripts and waits for hydration
 */
async function openAltered(page: Page, path: string, alter: Alter): Promise<() => Promise<void>> {
  const release = await holdBack(page, '**/assets/*.js')
  await page.route(`**${path}`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    await route.fulfill({ response, body: alter(await response.text()) })
  })
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const form = document.querySelector('main form')?.getAttribute('action')
      if (!form) return
      new MutationObserver(() => {
        if (!document.querySelector(`main form[action="${form}"]`)) {
          Object.assign(window, { isFormGone: true })
        }
      }).observe(document.body, { childList: true, subtree: true })
    })
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  return async () => {
    release()
    /** React's effects create the links, after the whole page has rendered. */
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'))
    )
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 5000 })))
  }
}

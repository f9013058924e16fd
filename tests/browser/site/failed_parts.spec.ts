import type { Page } from 'playwright/test'
import { field } from '../contact/contact_form'
import { GROUP, parts } from '../solid/solid'
import { expect, followToImprint, footerLink, open, test } from '../test'

/** What the browser says of a script that does not come, and React of an error it caught. */
const CONSOLE = /^console error/

const BROKEN = 'Dieser Abschnitt lässt sich nicht anzeigen. Das liegt an uns, nicht an Ihnen.'

test('an unknown page name is our fault, not the connection’s', async ({ page, expectProblem }) => {
  expectProblem(/^uncaught: Page not found: Nowhere\/Show$/)
  await open(page, '/de')
  await changeVisits(page, '/de/kontakt', (answer) => ({ ...answer, component: 'Nowhere/Show' }))
  await footerLink(page, 'Kontakt').click()
  await expect(page.getByRole('dialog', { name: 'Bei uns klemmt etwas.' })).toBeVisible()
  await expect(page).toHaveURL('/de')
})

/** Parts of a page, the props without which each fails, and the page's title then. */
const PARTS: [part: string, props: (blocks: object[]) => object, title: string][] = [
  ['block', (blocks) => ({ blocks: [{ id: 'x', type: 'Accordion' }, ...blocks] }), 'Impressum'],
  ['page', () => ({ meta: null }), 'Bei uns klemmt etwas.'],
  ['header', () => ({ mainNavigation: null }), 'Impressum'],
  ['footer', () => ({ footer: null }), 'Impressum'],
]

for (const [part, props, title] of PARTS) {
  test(`a ${part} that fails says so, and leaves the rest`, async ({ page, expectProblem }) => {
    expectProblem(/^uncaught: /)
    expectProblem(CONSOLE)
    await open(page, '/de')
    await changeVisits(page, '/de/impressum', (answer) => ({
      ...answer,
      props: { ...answer.props, ...props(answer.props.blocks) },
    }))
    await followToImprint(page)
    await expect(page).toHaveTitle(new RegExp(`^${title}`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    if (part !== 'page') {
      await expect(page.getByRole('alert')).toHaveText(BROKEN)
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    }

    const rest = page.getByRole(part === 'footer' ? 'banner' : 'contentinfo')
    await rest.getByRole('link', { name: 'Kontakt', exact: true }).first().click()
    await expect(page).toHaveTitle(/^Kontakt/)
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: BROKEN })).toHaveCount(
      0
    )
  })
}

/** What is fetched for a part of a page: its file, what that exports, and what is left without it. */
const ENHANCEMENTS: {
  part: string
  path: string
  file: string
  act?: (page: Page) => Promise<void>
  left: (page: Page) => Promise<void>
}[] = [
  {
    part: 'map',
    path: '/de/kontakt',
    file: 'LeafletMap',
    act: async (page) => {
      await page.locator('#contact-map').scrollIntoViewIfNeeded()
      await page.getByRole('button', { name: 'Karte laden' }).click()
    },
    left: async (page) => {
      await expect(page.getByText('Die Karte ließ sich nicht laden.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Karte laden' })).toBeVisible()
    },
  },
  {
    part: 'field to find a country in',
    path: '/de/kontakt#request',
    file: 'CountryCombobox',
    left: async (page) => {
      await field(page, 'country').selectOption('Deutschland')
      await expect(field(page, 'country')).toBeVisible()
    },
  },
  {
    part: 'motion of a slider',
    path: '/de',
    file: 'CarouselMotion',
    left: (page) =>
      expect(page.locator('main [data-carousel]').first()).toHaveCSS('overflow-x', 'auto'),
  },
  {
    part: 'list of suggestions',
    path: '/de/suche',
    file: 'SuggestionList',
    act: (page) => page.locator('#q').fill('treppe'),
    left: async (page) => {
      await page.locator('#q').press('Enter')
      await expect(page).toHaveURL('/de/suche?q=treppe')
    },
  },
  {
    part: 'sign-up',
    path: '/de/impressum',
    file: 'openSignUp',
    act: (page) => footerLink(page, 'Newsletter').click(),
    left: (page) =>
      expect(page.locator('footer dialog').getByRole('link', { name: 'Mehr lesen' })).toBeVisible(),
  },
  {
    part: 'list of tender texts',
    path: GROUP,
    file: 'TenderList',
    act: (page) => page.locator('summary', { hasText: 'Ausschreibungstexte' }).click(),
    left: (page) =>
      expect(page.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible(),
  },
  {
    part: 'toast',
    path: '/en',
    file: 'FloatingToast',
    left: async (page) => {
      await footerLink(page, 'Legal notice').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Legal notice')
    },
  },
  {
    part: 'solid',
    path: GROUP,
    file: 'openViewer',
    act: (page) => parts(page).link.click(),
    left: async (page) => {
      await expect(page.getByText(BROKEN)).toBeVisible()
      await expect(parts(page).drawing).toBeVisible()
      await expect(parts(page).link).toBeVisible()
    },
  },
]

/** A file whose every part fails as soon as it is shown. */
const FAILING = `
  const fail = () => { throw new Error('No part') }
  export const [LeafletMap, CountryCombobox, CarouselMotion, SuggestionList] = Array(4).fill(fail)
  export const [TenderList, FloatingToast] = [fail, fail]
  export const fetchTenderTexts = async () => []
  export const openSignUp = async () => ({ SignUp: fail })
  export const openViewer = async () => ({ Viewer: fail })
`

for (const { part, path, file, act, left } of ENHANCEMENTS) {
  test(`a ${part} that fails leaves what was rendered`, async ({ page, expectProblem }) => {
    expectProblem(/^uncaught: No part$/)
    expectProblem(CONSOLE)
    await page.route(`**/assets/${file}-*.js`, (route) =>
      route.fulfill({ body: FAILING, contentType: 'text/javascript' })
    )
    const reported = page.waitForEvent('pageerror')
    await open(page, path)
    await act?.(page)
    await reported
    await left(page)
    await expect(page.getByRole('alert').filter({ hasText: BROKEN })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
}

test('a gallery that fails shows the picture alone', async ({ page, expectProblem }) => {
  expectProblem(/^uncaught: No dialog$/)
  expectProblem(CONSOLE)
  await open(page, '/de/unternehmen')
  await withoutDialogs(page)
  const picture = page.locator('figure', { hasText: 'Vier Eloxalfarben' }).getByRole('link').first()
  const address = await picture.getAttribute('href')
  await picture.click()
  await expect(page).toHaveURL(address ?? '')
})

test('a failing dialog of a failed visit leaves the page', async ({ page, expectProblem }) => {
  expectProblem(/^uncaught: No dialog$/)
  expectProblem(CONSOLE)
  await open(page, '/de')
  await withoutDialogs(page)
  await page.route('**/de/impressum', (route) => route.fulfill({ body: '<h1>Anmeldung</h1>' }))
  const reported = page.waitForEvent('pageerror')
  await footerLink(page, 'Impressum').click()
  await reported
  await footerLink(page, 'Datenschutz').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Datenschutz')
})

/** Has every dialog fail that is to be opened. */
async function withoutDialogs(page: Page) {
  await page.evaluate(() => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error('No dialog')
    }
  })
}

type Answer = { component: string; props: { blocks: object[] } }

/** Lets visits of a page answer something that the server would not. */
async function changeVisits(page: Page, path: string, change: (answer: Answer) => object) {
  await page.route(`**${path}`, async (route) => {
    if (!route.request().headers()['x-inertia']) return route.fallback()
    const response = await route.fetch()
    await route.fulfill({ response, json: change(await response.json()) })
  })
}

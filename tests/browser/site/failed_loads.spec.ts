import type { Page, Request } from 'playwright/test'
import { field, fillInPlainForm, sendButton, success } from '../contact/contact_form'
import { GROUP, parts } from '../solid/solid'
import { alive, CORE, expect, footerLink, isMarked, mark, open, test } from '../test'

const NO_FILE = /^console error: Failed to load resource: the server responded with a status of 404/

/** What the browser says of a script that does not come, and React of an error it caught. */
const CONSOLE = /^console error/

const BROKEN = 'Dieser Abschnitt lässt sich nicht anzeigen. Das liegt an uns, nicht an Ihnen.'

test('a part whose file is gone leaves what was typed', CORE, async ({ page, expectProblem }) => {
  expectProblem(NO_FILE)
  await open(page, '/de/kontakt')
  await page.locator('main [name="name"]').fill('Ada Boden')
  await mark(page)
  await page.route('**/assets/openSignUp-*.js', (route) => route.fulfill({ status: 404 }))
  await footerLink(page, 'Newsletter').click()
  const modal = page.locator('footer dialog')
  await expect(modal.getByRole('link', { name: 'Mehr lesen' })).toBeVisible()
  await modal.getByRole('button', { name: 'Schließen' }).click()
  await expect(page.locator('main [name="name"]')).toHaveValue('Ada Boden')
  expect(await isMarked(page)).toBe(true)
})

for (const [what, problems, answer] of [
  ['does not come', [NO_FILE], { status: 404 }],
  [
    'fails',
    [/^uncaught: No form$/, CONSOLE],
    {
      body: 'export function ContactForm() { throw new Error("No form") }',
      contentType: 'text/javascript',
    },
  ],
] as const) {
  test(`a form whose code ${what} is sent by the browser`, async ({ page, expectProblem }) => {
    for (const problem of problems) expectProblem(problem)
    await page.route('**/assets/ContactForm-*.js*', (route) => route.fulfill(answer))
    const documents = collectDocuments(page)
    const reported = page.waitForEvent('console', (message) => message.type() === 'error')
    await page.goto('/de/kontakt#request')
    await reported
    await page.waitForLoadState('networkidle')
    expect(documents).toHaveLength(1)
    await fillInPlainForm(page)
    await sendButton(page).click()
    await expect(page).toHaveURL('/contact/submit')
    await expect(success(page)).toBeVisible()
  })
}

test('a page without its form’s code is visited in full', async ({ page, expectProblem }) => {
  expectProblem(NO_FILE)
  await page.route('**/assets/ContactForm-*.js*', (route) => route.fulfill({ status: 404 }))
  await open(page, '/de')
  await mark(page)
  await footerLink(page, 'Kontakt').click()
  await expect(page).toHaveURL('/de/kontakt')
  await expect(field(page, 'name')).toBeVisible()
  expect(await isMarked(page)).toBe(false)

  await footerLink(page, 'Impressum').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible()
  const inFull = page.waitForRequest(isDocument)
  await page.goBack()
  await inFull
  await expect(field(page, 'name')).toBeVisible()
})

test('a page without the code of one of its blocks is visited in full', async ({
  page,
  expectProblem,
}) => {
  expectProblem(NO_FILE)
  expectProblem(/^uncaught: Failed to fetch dynamically imported module/)
  await page.route('**/assets/VideoEmbed-*.js', (route) => route.fulfill({ status: 404 }))
  await open(page, '/de')
  await mark(page)
  const uncaught = page.waitForEvent('pageerror')
  await page.locator('a[href="/de/unternehmen"]').first().dispatchEvent('click')
  await expect(page).toHaveURL('/de/unternehmen')
  await expect(page.getByRole('heading', { name: 'Ein Gang durch das Presswerk' })).toBeVisible()
  expect(await isMarked(page)).toBe(false)
  /** The server's page is there before the browser has asked for its code. */
  await uncaught
})

test('a page whose file is gone is visited in full', async ({ page, expectProblem }) => {
  expectProblem(NO_FILE)
  await open(page, '/de')
  const putBack = await removeFurtherScripts(page)
  await mark(page)
  page.on('request', (request) => {
    if (isDocument(request)) void putBack()
  })
  await footerLink(page, 'Kontakt').click()
  await expect(page).toHaveURL('/de/kontakt')
  await alive(page)
  await expect(page).toHaveTitle(/Kontakt/)
  expect(await isMarked(page)).toBe(false)
})

test('a page whose file stays away is loaded once, and works', async ({ page, expectProblem }) => {
  expectProblem(NO_FILE)
  expectProblem(/^uncaught: Failed to fetch dynamically imported module/)
  await open(page, '/de')
  const documents = collectDocuments(page)
  await removeFurtherScripts(page)
  await footerLink(page, 'Kontakt').click()
  await expect(page).toHaveURL('/de/kontakt')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(documents).toHaveLength(1)

  await footerLink(page, 'Impressum').click()
  await expect(page).toHaveURL('/de/impressum')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a visit that breaks off leaves one on the page', async ({ page, context, expectProblem }) => {
  expectProblem(/^failed: .*ERR_INTERNET_DISCONNECTED/)
  expectProblem(CONSOLE)
  await open(page, '/de/kontakt')
  await page.locator('main [name="name"]').fill('Ada Boden')
  await page.waitForLoadState('networkidle')
  await page.route('**/assets/*.js', async (route) => {
    await context.setOffline(true)
    await route.abort('internetdisconnected')
  })
  await footerLink(page, 'Impressum').click()
  await expect(page.getByRole('dialog', { name: 'Keine Verbindung.' })).toBeVisible()
  await expect(page).toHaveURL('/de/kontakt')
  await expect(page.locator('main [name="name"]')).toHaveValue('Ada Boden')
})

test('a missing part of a deployment reloads once', CORE, async ({ page, expectProblem }) => {
  expectProblem(NO_FILE)
  expectProblem(/status of 409/)
  await open(page, '/de')
  await deployAnew(page)
  await mark(page)
  await footerLink(page, 'Newsletter').click()
  await expect.poll(() => isMarked(page)).toBe(false)
  await alive(page)

  await mark(page)
  const asked = page.waitForResponse((answer) => answer.status() === 409)
  await footerLink(page, 'Newsletter').click()
  await expect(
    page.locator('footer dialog').getByRole('link', { name: 'Mehr lesen' })
  ).toBeVisible()
  await asked
  await page.waitForLoadState('networkidle')
  expect(await isMarked(page)).toBe(true)
})

test('not even a new deployment takes what somebody has typed', async ({ page, expectProblem }) => {
  expectProblem(NO_FILE)
  expectProblem(/status of 409/)
  await open(page, '/de/kontakt')
  await page.locator('main [name="name"]').fill('Ada Boden')
  await deployAnew(page)
  const asked = page.waitForResponse((answer) => answer.status() === 409)
  await footerLink(page, 'Newsletter').click()
  await asked
  await page.waitForLoadState('networkidle')
  await expect(page.locator('main [name="name"]')).toHaveValue('Ada Boden')
})

test('an unknown page name is our fault, not the connection’s', async ({ page, expectProblem }) => {
  expectProblem(/^uncaught: Page not found: Nowhere\/Show$/)
  await open(page, '/de')
  await changeVisits(page, (answer) => ({ ...answer, component: 'Nowhere/Show' }))
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
    await changeVisits(page, (answer) => ({
      ...answer,
      props: { ...answer.props, ...props(answer.props.blocks) },
    }))
    await footerLink(page, 'Impressum').click()
    await expect(page).toHaveURL('/de/impressum')
    await expect(page).toHaveTitle(new RegExp(`^${title}`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    if (part !== 'page') {
      await expect(page.getByRole('alert')).toHaveText(BROKEN)
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    }

    await page.unroute('**/de/**')
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

/** The documents that are asked for from now on. */
function collectDocuments(page: Page): Request[] {
  const documents: Request[] = []
  page.on('request', (request) => isDocument(request) && documents.push(request))
  return documents
}

function isDocument(request: Request): boolean {
  return request.isNavigationRequest()
}

/** After a deployment, the scripts that a page has not loaded yet are gone. */
async function removeFurtherScripts(page: Page) {
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => entry.name)
  )
  await page.route(/\.js$/, (route) =>
    loaded.includes(route.request().url()) ? route.fallback() : route.fulfill({ status: 404 })
  )
  return () => page.unroute(/\.js$/)
}

/** The newsletter's script is gone, and the site says that it has another version. */
async function deployAnew(page: Page) {
  await page.route('**/assets/openSignUp-*.js', (route) => route.fulfill({ status: 404 }))
  await page.route('**/de**', (route) =>
    route.request().headers()['x-inertia-version']
      ? route.fulfill({ status: 409, headers: { 'X-Inertia-Location': route.request().url() } })
      : route.fallback()
  )
}

type Answer = { component: string; props: { blocks: object[] } }

/** Lets visits answer something that the server would not. */
async function changeVisits(page: Page, change: (answer: Answer) => object) {
  await page.route('**/de/**', async (route) => {
    if (!route.request().headers()['x-inertia']) return route.fallback()
    const response = await route.fetch()
    await route.fulfill({ response, json: change(await response.json()) })
  })
}

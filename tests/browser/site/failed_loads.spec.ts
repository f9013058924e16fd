import type { Page, Request } from 'playwright/test'
import { field, fillInPlainForm, sendButton, success } from '../contact/contact_form'
import {
  alive,
  CORE,
  expect,
  followToImprint,
  footerLink,
  isMarked,
  mark,
  open,
  test,
} from '../test'

const NO_FILE = /^console error: Failed to load resource: the server responded with a status of 404/

/** What the browser says of a script that does not come, and React of an error it caught. */
const CONSOLE = /^console error/

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

  await followToImprint(page)
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

test(
  'a missing part of a deployment reloads once for each',
  CORE,
  async ({ page, expectProblem }) => {
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

    /** The site is deployed once more: its documents name the version after the next. */
    await page.route(
      (url) => url.pathname === '/de',
      async (route) => {
        if (!isDocument(route.request())) return route.fallback()
        const response = await route.fetch()
        const body = await response.text()
        await route.fulfill({
          response,
          body: body.replace(/"version":"\w+"/, '"version":"later"'),
        })
      }
    )
    await page.reload()
    await alive(page)
    await mark(page)
    await footerLink(page, 'Newsletter').click()
    await expect.poll(() => isMarked(page)).toBe(false)
  }
)

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

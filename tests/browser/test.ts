import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  type Request,
  type Route,
  type WebError,
} from 'playwright/test'

export { expect }

/**
 * The details of a test that `npm test` runs: what most visits need, of each feature. All others
 * are run by `npm run test:all`.
 */
export const CORE = { tag: '@core' }

type Guards = {
  /** Says that this test provokes a problem; it then fails when the problem does not show. */
  expectProblem: (pattern: RegExp) => void
  /** The problems that this test says it provokes. */
  expectedProblems: RegExp[]
  /** Watches the browser during the whole test. */
  noProblems: void
}

/**
 * Playwright's test, for a site that never complains: a test fails on every console error or
 * warning, uncaught error, violation of the Content-Security-Policy, failed request and request to
 * another origin.
 */
export const test = base.extend<Guards>({
  // eslint-disable-next-line no-empty-pattern -- Playwright asks for a pattern here
  expectedProblems: async ({}, use) => use([]),

  expectProblem: async ({ expectedProblems }, use) =>
    use((pattern) => void expectedProblems.push(pattern)),

  noProblems: [
    async ({ context, baseURL, javaScriptEnabled, expectedProblems }, use) => {
      const { problems, stop } = await watch(context, baseURL, javaScriptEnabled)
      await use()
      await stop()
      const unexpected = problems.filter(
        (problem) => !expectedProblems.some((pattern) => pattern.test(problem))
      )
      const missing = expectedProblems.filter(
        (pattern) => !problems.some((problem) => pattern.test(problem))
      )
      if (unexpected.length > 0) throw new Error(`The browser complains:\n${unexpected.join('\n')}`)
      if (missing.length > 0) throw new Error(`This should have gone wrong: ${missing.join(', ')}`)
    },
    { auto: true },
  ],
})

/**
 * What Chromium says of a typeface that came too late to be used: of a busy machine, not of the page.
 * Whether a page needs what it preloads is asked in first_visit.everywhere.spec.ts.
 */
const CAME_LATE = /was preloaded using link preload but not used within a few seconds/

/** What Chromium says where no graphics card draws what WebGL shows. */
const NO_GRAPHICS_CARD = /GPU stall due to ReadPixels/

async function watch(
  context: BrowserContext,
  origin = '',
  javaScriptEnabled = true
): Promise<{ problems: string[]; stop: () => Promise<void> }> {
  const problems: string[] = []
  const hear = (message: ConsoleMessage) => {
    const isOfMachine = [CAME_LATE, NO_GRAPHICS_CARD].some((each) => each.test(message.text()))
    if (['error', 'warning'].includes(message.type()) && !isOfMachine) {
      problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
    }
  }
  const caught = (error: WebError) => problems.push(`uncaught: ${error.error().message}`)
  const asked = (request: Request) => {
    const url = request.url()
    if (url.startsWith('http') && new URL(url).origin !== origin) problems.push(`foreign: ${url}`)
  }
  const failed = (request: Request) => {
    const reason = request.failure()?.errorText
    /** What the browser drops because the visitor has moved on, or wants no scripts. */
    const moved = reason === 'net::ERR_ABORTED'
    const unwanted = !javaScriptEnabled && request.resourceType() === 'script'
    if (!moved && !unwanted) problems.push(`failed: ${request.url()} (${reason})`)
  }
  context.on('console', hear)
  context.on('weberror', caught)
  context.on('request', asked)
  context.on('requestfailed', failed)
  const script = await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (violation) => {
      console.error(`refused by ${violation.violatedDirective}: ${violation.blockedURI}`)
    })
  })
  const stop = async () => {
    context.off('console', hear)
    context.off('weberror', caught)
    context.off('request', asked)
    context.off('requestfailed', failed)
    await script.dispose()
  }
  return { problems, stop }
}

/** The same for a browser without JavaScript. */
export const scriptlessTest = test.extend({ javaScriptEnabled: false })

/** Opens a page of the site and waits until it is fully alive. */
export async function open(page: Page, path: string) {
  await page.goto(path)
  await alive(page)
}

/** Waits until React has taken over the page that the server rendered, which it does bit by bit. */
export async function alive(page: Page) {
  await page.waitForFunction(isAlive)
  /**
   * A busy browser may never be idle. What effects have requested for the next frame, and by timers
   * after it, is awaited too: the header takes no scroll for the visitor's before.
   */
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const awaitFrame = () => requestAnimationFrame(() => setTimeout(resolve))
        requestIdleCallback(awaitFrame, { timeout: 30_000 })
      })
  )
}

/**
 * Opens a page whose scripts are kept back.
 *
 * @returns lets them come, and waits until the page is alive
 */
export async function openWithoutScripts(page: Page, path: string) {
  const release = await holdBack(page, /\/assets\/.*\.js$/)
  await page.goto(path, { waitUntil: 'commit' })
  return async () => {
    release()
    await alive(page)
  }
}

/** A link at the foot of the page. */
export function footerLink(page: Page, name: string) {
  return page.getByRole('contentinfo').getByRole('link', { name, exact: true })
}

/** Expects a link of this name, which leads there. */
export function expectLink(within: Page | Locator, name: string | RegExp, href: string | RegExp) {
  return expect(within.getByRole('link', { name })).toHaveAttribute('href', href)
}

/** Visits another page by a link at the foot of this one. */
export async function followToImprint(page: Page) {
  await footerLink(page, 'Impressum').click()
  await expect(page).toHaveURL('/de/impressum')
}

/** Leaves a mark in the document, which another document does not have. */
export async function mark(page: Page) {
  await page.evaluate(() => document.documentElement.setAttribute('data-seen', ''))
}

export function isMarked(page: Page) {
  return page.evaluate(() => document.documentElement.hasAttribute('data-seen')).catch(() => false)
}

/** Keeps requests back until the function that it returns is called. */
export async function holdBack(page: Page, address: string | RegExp, options?: { times: number }) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const wait = async (route: Route) => {
    await promise
    await route.continue()
  }
  await page.route(address, wait, options)
  return resolve
}

/** The addresses that the page asks for from now on, of those that match. */
export function collectAddresses(page: Page, pattern = /./): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (pattern.test(request.url())) asked.push(request.url())
  })
  return asked
}

/** The pages that are visited or fetched early from now on, by path and query. */
export function collectVisits(page: Page): string[] {
  const visits: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (request.headers()['x-inertia']) visits.push(pathname + search)
  })
  return visits
}

/** The words that a screen reader reads out of a live region, each time that they change. */
export function listen(region: Locator) {
  return region.evaluateHandle((element) => {
    const heard: (string | null)[] = []
    const all = { characterData: true, childList: true, subtree: true }
    new MutationObserver(() => heard.push(element.textContent)).observe(element, all)
    return heard
  })
}

/** Takes away the connection once the page has all that it fetches by itself. */
export async function disconnect(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
}

/** Runs in the page. */
export function isAlive(): boolean {
  type Root = { stateNode: { current: { memoizedState: { isDehydrated?: boolean } } } }
  const [root, main] = [document.getElementById('app'), document.querySelector('main')].map(
    (element): unknown =>
      Object.entries(element ?? {}).find(([key]) => /^__react(Container|Props)/.test(key))?.[1]
  )
  const isWhole = !(root as Root | undefined)?.stateNode.current.memoizedState.isDehydrated
  /** A large form follows when the visitor has come near it and its code is there. */
  const forms = Array.from(document.querySelectorAll('main form')).filter((form) => {
    const { top, bottom } = form.getBoundingClientRect()
    return top < innerHeight && bottom > 0
  })
  return (
    Boolean(main) &&
    isWhole &&
    forms.every((form) => Object.keys(form).some((key) => key.startsWith('__reactProps')))
  )
}

/** How far down the page is scrolled. */
export function scrolled(page: Page) {
  return page.evaluate(() => window.scrollY)
}

/** Scrolls the page, and lets it react. */
export async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  await settle(page)
}

/** Waits for what the page does in reaction to something: a few frames, and every motion's end. */
export async function settle(page: Page, frames = 4) {
  await page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
  }, frames)
}

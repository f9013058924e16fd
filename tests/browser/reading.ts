import type { Page, ViewportSize } from 'playwright/test'
import { test as base } from './test'

/** Returns the tab for a viewport size, which all tests of a worker share. */
type TabFor = (viewport: ViewportSize) => Promise<Page>

/**
 * A test that only reads pages. These tests share a tab, and with it what the browser has fetched
 * and compiled: a new tab costs as much as the page in it. Window, media and pointer are reset
 * before each test.
 *
 * A page is opened at the size of `viewport`, and the window is resized afterwards: of pictures in
 * two sizes, the browser keeps the larger one. Tests that fill in forms use `formTest`; those that
 * set the clock, go offline or add scripts to pages use `test` of test.ts; those without JavaScript
 * use its `scriptlessTest`.
 */
export const test = base.extend<object, { tabFor: TabFor }>({
  tabFor: [
    async ({ browser }, use, { project }) => {
      const { baseURL, hasTouch } = project.use
      const tabs = new Map<number, Page>()
      await use(async (viewport) => {
        const context = { baseURL, hasTouch, viewport }
        const tab = tabs.get(viewport.width) ?? (await browser.newPage(context))
        tabs.set(viewport.width, tab)
        return tab
      })
      for (const tab of tabs.values()) await tab.close()
    },
    { scope: 'worker' },
  ],

  context: async ({ page }, use) => use(page.context()),

  page: async ({ tabFor, viewport, javaScriptEnabled }, use) => {
    if (!viewport || !javaScriptEnabled) throw new Error('This test needs a tab of its own')
    const tab = await tabFor(viewport)
    await tab.setViewportSize(viewport)
    await tab.emulateMedia({
      media: null,
      colorScheme: null,
      forcedColors: null,
      reducedMotion: null,
    })
    await tab.mouse.move(0, 0)
    /** The URL of the last test, opened again, would restore its scroll position and disclosures. */
    await tab.goto('/health')
    await use(tab)
    tab.removeAllListeners('request')
    await tab.unrouteAll()
  },
})

/** A test that also fills in forms: the storage of the tab is cleared afterwards. */
export const formTest = test.extend({
  page: async ({ page }, use) => {
    await use(page)
    /** A document without scripts, which does not write to the storage after it was cleared. */
    await page.goto('/health')
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  },
})

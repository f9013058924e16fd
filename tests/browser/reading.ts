import type { Page, ViewportSize } from 'playwright/test'
import { test as base } from './test'

/** The tab for a width of the window, the same for all tests of a worker. */
type TabFor = (viewport: ViewportSize) => Promise<Page>

/**
 * The test for those who only read pages. They share a tab, and with it what the browser has fetched
 * and compiled: a tab of its own costs as much again as the page in it. Each finds the tab's window,
 * media and pointer as they were at its start.
 *
 * A page is opened at the width that `viewport` says, and the window changed afterwards: of pictures
 * that it has in two sizes, the browser takes the larger one. Whoever fills in forms takes `formTest`;
 * whoever sets the clock, goes offline or puts scripts into pages takes the test of test.ts, and whoever
 * does without JavaScript its `scriptlessTest`.
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
    await use(tab)
    tab.removeAllListeners('request')
    await tab.unrouteAll()
  },
})

/** The same for those who fill in forms, too: nothing that they leave in the tab's storage stays. */
export const formTest = test.extend({
  page: async ({ page }, use) => {
    await use(page)
    /** A document without scripts: nobody writes into the storage once it is empty. */
    await page.goto('/health')
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  },
})

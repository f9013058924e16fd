import { test as base } from 'playwright/test'
import { type Driver, Tab } from './tab'

export { expect } from 'playwright/test'

export type Engine = 'firefox' | 'webkit'

/** A browser of one of the engines. */
type Browser = { newTab: () => Promise<Driver>; stop: () => Promise<void> }

/** The test for both engines: in a new tab, 1440 px wide. */
export const test = base.extend<{ tab: Tab }, { engine: Engine; engineBrowser: Browser }>({
  engine: ['firefox', { option: true, scope: 'worker' }],

  engineBrowser: [
    async ({ engine }, use) => {
      const { start } = await import(`./${engine}.mjs`)
      const browser: Browser = await start()
      await use(browser)
      await browser.stop()
    },
    { scope: 'worker' },
  ],

  tab: async ({ engineBrowser, baseURL }, use) => {
    const driver = await engineBrowser.newTab()
    await driver.resize(1440, 900)
    await use(new Tab(driver, String(baseURL)))
    await driver.close()
  },
})

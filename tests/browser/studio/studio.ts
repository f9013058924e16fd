import type { Page } from 'playwright/test'
import { DevelopmentServer } from '../site/development_server'
import { test as base, expect } from '../test'

export { expect } from '../test'

/** Playwright's test with the studio: the small site, served as `npm run studio` does. */
export const test = base.extend<object, { server: DevelopmentServer }>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright asks for a pattern here
    async ({}, use) => {
      const server = await DevelopmentServer.start({ STUDIO: 'true' })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 0 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  viewport: { width: 1280, height: 800 },
})

/** Waits until a page is there with the panel, which shows its file. */
export async function arrive(page: Page, url: string | RegExp) {
  await page.waitForURL(url)
  await expect(page.getByRole('heading', { name: 'Parts of this page' })).toBeVisible()
}

/** Unfolds a form of the page's menu. */
export async function unfold(page: Page, name: string) {
  await page.getByRole('button', { name: 'Page', exact: true }).click()
  await page.locator('#studio summary').getByText(name, { exact: true }).click()
  return page.locator('#studio details[open] form')
}

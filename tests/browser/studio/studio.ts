import type { Page } from 'playwright/test'
import { type DevelopmentServer, developmentServer } from '../site/development_server'
import { test as base, expect } from '../test'

export { expect } from '../test'

/** The small site, served as `npm run studio` does. */
export const studioServer = developmentServer({ STUDIO: 'true' })

type WorkerFixtures = {
  server: DevelopmentServer
  /** Tests of another file leave texts behind: each file names itself, and has a server of its own. */
  specFile: string
}

/** Playwright's test with the studio. */
export const test = base
  .extend<object, WorkerFixtures>({
    ...studioServer,
    specFile: ['', { option: true, scope: 'worker' }],
  })
  .extend({ viewport: { width: 1280, height: 800 } })

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

import { defineConfig } from 'playwright/test'
import browserTests from '../../playwright.config'
import type { Engine } from './test'

/** The timeouts of a test and of everything that it waits for, in milliseconds. */
const HUNG_AFTER = 180_000
const NOT_COMING_AFTER = 30_000

/** The server of the tests in Chromium. */
const [site] = [browserTests.webServer ?? []].flat()

export default defineConfig<object, { engine: Engine }>({
  ...browserTests,
  testDir: '.',
  fullyParallel: false,
  workers: 1,
  timeout: HUNG_AFTER,
  expect: { timeout: NOT_COMING_AFTER },
  use: { baseURL: browserTests.use?.baseURL },
  webServer: site && { ...site, cwd: process.cwd() },
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
})

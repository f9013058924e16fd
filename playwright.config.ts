import './bin/on_site_node.mjs'
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { findChromium } from './tests/chromium.mjs'
import { pictureCacheFolder } from './tests/pictures.js'
import prepareTests from './tests/prepare.mjs'

/** Workers load this file as well; they find prepared values in the environment. */
if (!process.env.BROWSER_TEST_PORT) prepareTests()
process.env.CHROMIUM_PATH ||= findChromium()
process.env.TEST_PICTURES ??= pictureCacheFolder()
process.env.BROWSER_TEST_PORT ??= freePort()
process.env.BROWSER_TEST_TILE_PORT ??= freePort()
process.env.BROWSER_TEST_STORAGE ??= join(
  tmpdir(),
  `saumer-browser-${process.env.BROWSER_TEST_PORT}`
)
const url = `http://localhost:${process.env.BROWSER_TEST_PORT}`

/**
 * Without these, Chromium sends requests to its vendor at each start, and does not start as root.
 */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Timeouts of a test, and of a single wait, in milliseconds. A test may take long on a busy
 * machine, and so may a page; a single wait that fails reports soon what it waited for.
 */
const HUNG_AFTER = 10 * 60_000
const NOT_COMING_AFTER = 30_000

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: join(tmpdir(), `saumer-playwright-${process.env.BROWSER_TEST_PORT}`),
  fullyParallel: true,
  /** With two workers cores are sometimes idle; with more the server refuses requests. */
  workers: 3,
  timeout: HUNG_AFTER,
  expect: { timeout: NOT_COMING_AFTER, toPass: { timeout: NOT_COMING_AFTER } },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'line',
  use: {
    baseURL: url,
    actionTimeout: NOT_COMING_AFTER,
    navigationTimeout: NOT_COMING_AFTER,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: CHROMIUM_FLAGS,
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: /\.phone\.spec\.ts$/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: /\.(phone|everywhere)\.spec\.ts$/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
  webServer: [
    {
      command: 'node tests/browser/server.mjs',
      url: `${url}/health`,
      env: { PORT: process.env.BROWSER_TEST_PORT },
      gracefulShutdown: { signal: 'SIGTERM', timeout: HUNG_AFTER },
      stdout: 'pipe',
      timeout: HUNG_AFTER,
    },
    {
      command: 'node tests/browser/tile_server.mjs',
      url: `http://localhost:${process.env.BROWSER_TEST_TILE_PORT}/0/0/0.png`,
      env: { PORT: process.env.BROWSER_TEST_TILE_PORT },
      stdout: 'ignore',
      timeout: HUNG_AFTER,
    },
  ],
})

function freePort(): string {
  const script =
    "s=require('net').createServer().listen(0,()=>{console.log(s.address().port);s.close()})"
  return execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }).trim()
}

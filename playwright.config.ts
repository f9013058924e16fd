import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'playwright/test'

/** Chosen once and handed on to the workers through the environment. */
process.env.BROWSER_TEST_PORT ??= freePort()
process.env.BROWSER_TEST_TILE_PORT ??= freePort()
const url = `http://localhost:${process.env.BROWSER_TEST_PORT}`

/** Without these, Chromium calls home at every start, and as root it does not start at all. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: join(tmpdir(), `saumer-playwright-${process.env.BROWSER_TEST_PORT}`),
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'line',
  use: {
    baseURL: url,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
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
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      stdout: 'ignore',
      timeout: 180_000,
    },
    {
      command: 'node tests/browser/tile_server.mjs',
      url: `http://localhost:${process.env.BROWSER_TEST_TILE_PORT}/0/0/0.png`,
      env: { PORT: process.env.BROWSER_TEST_TILE_PORT },
      stdout: 'ignore',
    },
  ],
})

function freePort(): string {
  const script =
    "s=require('net').createServer().listen(0,()=>{console.log(s.address().port);s.close()})"
  return execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }).trim()
}

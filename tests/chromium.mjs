import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** The shell first: without the windows of a whole browser a page costs a quarter less. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]

/** Where Debian has both, the first that it can install. */
const PACKAGES = ['chromium-headless-shell', 'chromium']

/** How long Playwright's own download may take, in milliseconds. */
const DOWNLOAD_LIMIT = 60_000

/**
 * The path of a Chromium for the browser tests: the one at CHROMIUM_PATH, an installed one, else
 * Playwright's download, else the distribution's package where we may install it.
 */
export function findChromium() {
  const found = process.env.CHROMIUM_PATH || installed() || downloaded()
  if (found) return found

  console.log('Installing Chromium …')
  const install = ['node_modules/playwright/cli.js', 'install', 'chromium']
  const download = spawnSync(process.execPath, install, { timeout: DOWNLOAD_LIMIT })
  if (download.status === 0 && downloaded()) return downloaded()

  if (process.getuid?.() === 0) {
    spawnSync('apt-get', ['update'], { stdio: 'ignore' })
    for (const name of PACKAGES) {
      const args = ['install', '-y', '--no-install-recommends', name]
      if (spawnSync('apt-get', args, { stdio: 'ignore' }).status === 0) break
    }
  }
  if (installed()) return installed()
  throw new Error('There is no Chromium: install one, or name it in CHROMIUM_PATH')
}

function installed() {
  return NAMES.map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim()).find(
    Boolean
  )
}

function downloaded() {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** The headless shell comes first: it has no windows, and a page takes a quarter less time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]

/** Debian's packages; the first one that can be installed is used. */
const PACKAGES = ['chromium-headless-shell', 'chromium']

/** The timeout of Playwright's download, in milliseconds. */
const DOWNLOAD_LIMIT = 60_000

/**
 * Returns the path of a Chromium for the browser tests: the one at CHROMIUM_PATH, an installed one,
 * otherwise Playwright's download, or else the distribution's package if this process may install
 * it.
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

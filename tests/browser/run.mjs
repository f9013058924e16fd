/**
 * Behind `npm run test:browser`: Playwright with the options it is given, on a build of the present
 * sources and in the Chromium that this machine has.
 */
import { spawnSync } from 'node:child_process'
import { buildIfStale } from '../../bin/build.mjs'
import { findChromium } from '../chromium.mjs'
import { keptPictures } from '../pictures.ts'

if (!(await buildIfStale())) process.exit(1)
process.env.CHROMIUM_PATH = findChromium()
process.env.TEST_PICTURES ??= keptPictures()
const args = ['node_modules/playwright/cli.js', 'test', ...process.argv.slice(2)]
const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
process.exitCode = status ?? 1

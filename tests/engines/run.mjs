/**
 * Behind `npm run test:engines`: what visitors do most, in Firefox and in WebKit, the engine of Safari,
 * where they are installed. Each ends with the sum of its tests. With files, only the tests in these.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { npm } from '../../bin/programs.mjs'
import { runPlaywright } from '../tools.ts'
import * as firefox from './firefox.mjs'
import * as webkit from './webkit.mjs'

const FOLDER = 'tests/engines'

const sums = []
for (const [name, engine] of Object.entries({ firefox, webkit })) {
  const missing = engine.missing()
  if (missing) {
    sums.push(`${name}: not tested, since Debian's package ${missing} is not installed`)
    continue
  }
  installDrivers()
  const options = [`--config=${FOLDER}/playwright.config.ts`, `--project=${name}`]
  const { passed, failed } = runPlaywright([
    process.execPath,
    'node_modules/playwright/cli.js',
    'test',
    ...options,
    ...process.argv.slice(2),
  ])
  sums.push(`${name}: ${passed} passed, ${failed} failed`)
  if (failed > 0) process.exitCode = 1
}
console.log(sums.join('\n'))

function installDrivers() {
  if (existsSync(`${FOLDER}/node_modules`)) return
  console.log('Installing the drivers of both engines …')
  const [program, args] = npm('ci', '--ignore-scripts', '--prefix', FOLDER)
  const { status } = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error('The drivers could not be installed')
}

/**
 * `npm test`: runs every check except the slow ones, in the order in which failures show up
 * fastest, and prints the sum. `--all` runs the slow ones as well, `--slow` only those: the files
 * that `tests/selection.ts` names, and browser tests that are not marked as CORE. With files, `npm
 * test -- tests/unit/site/languages.test.ts`, runs only their tests. No process outlives it, and
 * two runs do not overlap.
 */
import { relative } from 'node:path'
import { buildIfStale } from '../bin/build.mjs'
import { npm } from '../bin/programs.mjs'
import { SLOW, SLOW_ON_POSTGRES } from './selection.ts'
import { runCheck, runPlaywright, runVitest } from './tools.ts'

/** Started by its path: on Windows, `node_modules/.bin` needs a shell. */
const PLAYWRIGHT = 'node_modules/playwright/cli.js'

/** The Vitest project that `npm test` leaves out. */
const SLOW_PROJECT = 'functional, slow, on postgres'

const args = process.argv.slice(2)
const isAll = args.includes('--all')
const isSlow = args.includes('--slow')
const files = args
  .filter((arg) => !arg.startsWith('--'))
  .map((file) => relative('', file).replaceAll('\\', '/'))
const total = { passed: 0, failed: 0 }

if (files.length > 0) await runFiles()
else if (isSlow) await runSlow()
else await runWhole()
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

async function runWhole() {
  await build()
  for (const script of ['typecheck', 'format:check', 'lint', 'lint:imports']) {
    check(script, runCheck(...npm('run', '--silent', script)))
  }
  const slow = [...SLOW.map((file) => `--exclude=${file}`), `--project=!${SLOW_PROJECT}`]
  vitest(...(isAll ? [] : slow))
  playwright(...(isAll ? [] : ['--grep=@core']))
}

async function runSlow() {
  await build()
  vitest(...SLOW)
  vitest(`--project=${SLOW_PROJECT}`, ...SLOW_ON_POSTGRES.filter((file) => !SLOW.includes(file)))
  playwright('--grep-invert=@core')
}

async function runFiles() {
  const [ofVitest, ofPlaywright] = [files.filter(isOfVitest), files.filter((f) => !isOfVitest(f))]
  if (ofVitest.some((file) => file.startsWith('tests/functional'))) await build()
  if (ofVitest.length > 0) vitest(...ofVitest)
  if (ofPlaywright.length > 0) playwright(...ofPlaywright)
}

function vitest(...options) {
  add(runVitest(options))
}

function playwright(...options) {
  add(runPlaywright([process.execPath, PLAYWRIGHT, 'test', ...options]))
}

function isOfVitest(file) {
  return !file.startsWith('tests/browser')
}

async function build() {
  check('build', (await buildIfStale()) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
}

function check(name, sum) {
  console.log(`${sum.failed === 0 ? '✓' : '✗'} ${name}`)
  add(sum)
}

function add({ passed, failed }) {
  total.passed += passed
  total.failed += failed
}

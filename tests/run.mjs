/**
 * Behind `npm test`: every check this project has but the slow ones, in the order in which it fails
 * fastest, and one closing line with the sum. `--all` runs the slow ones as well, `--slow` them alone;
 * `tests/selection.ts` names them. With files, `npm test -- tests/unit/site/languages.test.ts`, only
 * the tests in these. Nothing it starts is left running; two runs do not meet.
 */
import { basename, relative } from 'node:path'
import { buildIfStale } from '../bin/build.mjs'
import { npm } from '../bin/programs.mjs'
import { SLOW } from './selection.ts'
import { runCheck, runPlaywright, runVitest } from './tools.ts'

/** Started without a shell, by its path: `node_modules/.bin` needs one on Windows. */
const PLAYWRIGHT = 'node_modules/playwright/cli.js'

const args = process.argv.slice(2)
const isAll = args.includes('--all')
const isSlow = args.includes('--slow')
const files = args
  .filter((arg) => !arg.startsWith('--'))
  .map((file) => relative('', file).replaceAll('\\', '/'))
const total = { passed: 0, failed: 0 }

if (files.length > 0) await runFiles(files)
else if (isSlow) await runFiles(SLOW)
else await runWhole()
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

async function runWhole() {
  await build()
  for (const script of ['typecheck', 'format:check', 'lint', 'lint:imports']) {
    check(script, runCheck(...npm('run', '--silent', '--ignore-scripts', script)))
  }
  const left = isAll ? [] : SLOW
  add(runVitest(left.filter(isOfVitest).map((file) => `--exclude=${file}`)))
  const specs = left.filter((file) => !isOfVitest(file)).map((file) => basename(file))
  const without = specs.length > 0 ? [`--grep-invert=${specs.map(RegExp.escape).join('|')}`] : []
  add(runPlaywright([process.execPath, PLAYWRIGHT, 'test', ...without]))
}

async function runFiles(named) {
  const [vitest, playwright] = [named.filter(isOfVitest), named.filter((file) => !isOfVitest(file))]
  if (vitest.some((file) => file.startsWith('tests/functional'))) await build()
  if (vitest.length > 0) add(runVitest(vitest))
  if (playwright.length > 0)
    add(runPlaywright([process.execPath, PLAYWRIGHT, 'test', ...playwright]))
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

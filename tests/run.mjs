/**
 * Behind `npm test`: every check this project has, in the order in which it fails fastest, and one
 * closing line with the sum. With files, `npm test -- tests/unit/site/languages.test.ts`, only the
 * tests in these. Nothing it starts is left running; two runs do not meet.
 */
import { relative } from 'node:path'
import { buildIfStale } from '../bin/build.mjs'
import { npm } from '../bin/programs.mjs'
import { runCheck, runPlaywright, runVitest } from './tools.ts'

/** Started without a shell, by its path: `node_modules/.bin` needs one on Windows. */
const PLAYWRIGHT = 'node_modules/playwright/cli.js'

const files = process.argv.slice(2).map((file) => relative('', file).replaceAll('\\', '/'))
const browserTests = files.filter((file) => file.startsWith('tests/browser'))
const otherTests = files.filter((file) => !browserTests.includes(file))
const isWhole = files.length === 0
const total = { passed: 0, failed: 0 }

if (isWhole || otherTests.some((file) => file.startsWith('tests/functional'))) {
  check('build', (await buildIfStale()) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
}
if (isWhole) {
  for (const script of ['typecheck', 'format:check', 'lint', 'lint:imports']) {
    check(script, runCheck(...npm('run', '--silent', '--ignore-scripts', script)))
  }
}
if (isWhole || otherTests.length > 0) add(runVitest(otherTests))
if (isWhole || browserTests.length > 0) {
  add(runPlaywright([process.execPath, PLAYWRIGHT, 'test', ...browserTests]))
}
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

function check(name, sum) {
  console.log(`${sum.failed === 0 ? '✓' : '✗'} ${name}`)
  add(sum)
}

function add({ passed, failed }) {
  total.passed += passed
  total.failed += failed
}

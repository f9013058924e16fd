/**
 * Behind `npm test`: every check this project has, in the order in which it fails fastest, and one
 * closing line with the sum. Nothing it starts is left running; two runs do not meet.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from '../bin/build.mjs'
import { findChromium } from './chromium.mjs'

const reports = mkdtempSync(join(tmpdir(), 'saumer-reports-'))
const total = { passed: 0, failed: 0 }

/** Pictures are converted once for all tests that load the site's own content. */
process.env.TEST_PICTURES = mkdtempSync(join(tmpdir(), 'saumer-pictures-'))

report('build', buildIfStale())
check('types', 'node', ['node_modules/typescript7/bin/tsc', '-p', 'tsconfig.check.json'])
check('format', 'biome', ['format', '--error-on-warnings'])
check('lint', 'oxlint', ['--type-aware', '--deny-warnings'])

vitest()
playwright()

for (const folder of [reports, process.env.TEST_PICTURES]) {
  rmSync(folder, { recursive: true, force: true })
}
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

/** Runs a tool that either accepts the whole project or does not. */
function check(name, command, args) {
  const { status, stdout, stderr } = run(command, args, 'pipe')
  if (status !== 0) process.stdout.write(`${stdout}${stderr}`)
  report(name, status === 0)
}

function report(name, accepted) {
  console.log(`${accepted ? '✓' : '✗'} ${name}`)
  total[accepted ? 'passed' : 'failed']++
}

function vitest() {
  const file = join(reports, 'vitest.json')
  run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`])
  const result = read(file)
  total.passed += result?.numPassedTests ?? 0
  const failedFiles = result?.testResults.filter(({ status }) => status === 'failed').length
  total.failed += result ? Math.max(result.numFailedTests, failedFiles) : 1
}

function playwright() {
  const file = join(reports, 'playwright.json')
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, CHROMIUM_PATH: findChromium() }
  run('playwright', ['test', '--reporter=line,json'], 'inherit', env)
  const result = read(file)
  total.passed += (result?.stats.expected ?? 0) + (result?.stats.flaky ?? 0)
  total.failed += result ? result.stats.unexpected + result.errors.length : 1
}

function run(command, args, stdio = 'inherit', env = {}) {
  return spawnSync(command, args, {
    stdio: ['ignore', stdio, stdio],
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

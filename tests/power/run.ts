import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { copyCheckout } from '#tests/fixtures/processes/checkout_copy'
import { FAULTS, type Fault } from '#tests/power/faults'
import { buildIfStale, hashSources } from '../../bin/build.mjs'

/**
 * `npm run test:power -- <pattern>`: plants the faults in a copy of this checkout, one after the
 * other, and runs the tests that are expected to catch each of them; with a regular expression,
 * only the faults whose files and names match. Prints a table and the number of caught faults.
 * Exits with 1 if fewer than 57 of 60 were caught, if the text of a fault no longer exists, or if
 * the tests fail without a fault.
 */

/** The timeout of a fault's tests in milliseconds: a fault that makes them hang is not caught. */
const LIMIT = 240_000

/** The JSON report of Vitest, in the copy. */
const REPORT = 'report.json'

/** The minimum share of caught faults. */
const LEAST_CAUGHT = 57 / 60

/** A cache of loaded sites, for all faults except those in loading. */
const LOADED_SITES = 'loaded_sites'
const LOADING = /^(app\/content\/(loading|schema)|app\/media|database)\//

/** A run is broken if it has not reported a failed test. */
type Outcome = 'caught' | 'survived' | 'hung' | 'broken'

const wanted = new RegExp(process.argv.slice(2).join(' '))
const chosen = FAULTS.filter(({ name, file }) => wanted.test(`${file}: ${name}`))
const lost = chosen.filter(({ file, find }) => occurrences(file, find) !== 1)
for (const { name, file } of lost) console.log(`✗ ${file}: "${name}" does not find its place once`)
if (chosen.length === 0) console.log('✗ no fault matches the pattern')
if (lost.length > 0 || chosen.length === 0) process.exit(1)

if (!(await buildIfStale())) process.exit(1)
const copy = await copyCheckout()
process.chdir(copy)
process.on('exit', () => rmSync(copy, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

const all = [...new Set(chosen.flatMap(({ tests }) => tests))]
const sound = await run(all, LIMIT * 10, LOADED_SITES, 'inherit')
if (sound !== 'survived') {
  console.log('✗ the tests do not pass without any fault')
  process.exit(1)
}

const outcomes: Outcome[] = []
for (const fault of chosen) {
  const begin = performance.now()
  const outcome = await plant(fault)
  outcomes.push(outcome)
  const seconds = Math.round((performance.now() - begin) / 1000)
  console.log(`${outcome.padEnd(8)} ${String(seconds).padStart(4)} s  ${fault.file}: ${fault.name}`)
}
const caught = outcomes.filter((outcome) => outcome === 'caught').length
console.log(`${caught} of ${chosen.length} caught`)
process.exitCode = caught >= chosen.length * LEAST_CAUGHT ? 0 : 1

async function plant({ file, find, replace = '', tests }: Fault): Promise<Outcome> {
  const text = readFileSync(file, 'utf8')
  try {
    writeFileSync(
      file,
      text.replace(find, () => replace)
    )
    return await run(tests, LIMIT, LOADING.test(file) ? undefined : LOADED_SITES)
  } finally {
    writeFileSync(file, text)
  }
}

/**
 * Runs tests until the first failure. They run on the sources, with the build marked as up to date,
 * because building takes longer than all of them.
 *
 * @param loadedSites the cache of loaded sites of an earlier run
 */
async function run(
  files: readonly string[],
  limit: number,
  loadedSites?: string,
  output: 'ignore' | 'inherit' = 'ignore'
): Promise<Outcome> {
  rmSync(REPORT, { force: true })
  mkdirSync('build', { recursive: true })
  writeFileSync('build/.built-from', hashSources())
  const args = [
    'run',
    '--bail=1',
    '--project=!*postgres',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${REPORT}`,
    ...files,
  ]
  const vitest = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], {
    stdio: ['ignore', output, output],
    detached: true,
    env: { ...process.env, ...(loadedSites && { LOADED_SITES: loadedSites }) },
  })
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  const end = () => {
    if (vitest.pid) process.kill(-vitest.pid, 'SIGKILL')
  }
  const timer = setTimeout(() => {
    end()
    resolve('hung')
  }, limit)
  vitest.once('exit', (code) => resolve(code === 0 ? 'survived' : failed() ? 'caught' : 'broken'))
  process.once('exit', end)
  const outcome = await promise
  process.off('exit', end)
  clearTimeout(timer)
  return outcome
}

/** Whether the last run has reported a failed test or test file. */
function failed(): boolean {
  if (!existsSync(REPORT)) return false
  const report: { numFailedTestSuites: number } = JSON.parse(readFileSync(REPORT, 'utf8'))
  return report.numFailedTestSuites > 0
}

function occurrences(file: string, find: string): number {
  return readFileSync(file, 'utf8').split(find).length - 1
}

import { type SpawnSyncReturns, type StdioOptions, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The number of passed and failed checks or tests of a tool. */
export type Sum = { passed: number; failed: number }

/** The part of Vitest's JSON report that is counted. */
type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** The part of Playwright's JSON report that is counted. */
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
}

/** Started by its path: on Windows, `node_modules/.bin` needs a shell. */
const VITEST = 'node_modules/vitest/vitest.mjs'

type Output = { stdio?: StdioOptions }

/** Runs a tool that checks the whole project; prints its output only if it fails. */
export function runCheck(command: string, args: string[]): Sum {
  const ended = spawnSync(command, args, { stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' })
  if (ended.status === 0) return { passed: 1, failed: 0 }
  console.log([ended.stdout, ended.stderr, endOf(ended)].filter(Boolean).join('\n'))
  return { passed: 0, failed: 1 }
}

/** Runs Vitest without retries. */
export function runVitest(args: string[], { stdio }: Output = {}): Sum {
  const once = ['run', '--retry=0', '--reporter=default', '--reporter=json']
  return withReport('Vitest', countVitest, (file) =>
    spawnSync(process.execPath, [VITEST, ...once, `--outputFile.json=${file}`, ...args], {
      stdio: stdio ?? ['ignore', 'inherit', 'inherit'],
    })
  )
}

/** Runs Playwright without retries, by the command that starts it. */
export function runPlaywright(command: string[], { stdio }: Output = {}): Sum {
  const [program = '', ...args] = command
  return withReport('Playwright', countPlaywright, (file) =>
    spawnSync(program, [...args, '--retries=0', '--reporter=line,json'], {
      stdio: stdio ?? ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    })
  )
}

/** A file that fails without a failed test, for example at its import, counts as one failure. */
function countVitest(report: unknown): Sum {
  const { numPassedTests, numFailedTests, testResults } = report as VitestReport
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed')
  )
  return { passed: numPassedTests, failed: numFailedTests + broken.length }
}

/** A flaky test counts as failed. */
function countPlaywright(report: unknown): Sum {
  const { stats, errors } = report as PlaywrightReport
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

/**
 * Runs a tool and sums up its report. Counts at least one failure if the exit code is not 0,
 * whatever the report says, or if no test has passed.
 */
function withReport(
  name: string,
  count: (report: unknown) => Sum,
  run: (file: string) => SpawnSyncReturns<string | Buffer>
): Sum {
  const folder = mkdtempSync(join(tmpdir(), 'saumer-report-'))
  try {
    const file = join(folder, 'report.json')
    const ended = run(file)
    const { passed, failed } = read(file, count) ?? { passed: 0, failed: 0 }
    const isProof = ended.status === 0 && passed > 0
    if (isProof || failed > 0) return { passed, failed }
    console.log(`✗ ${name}: ${endOf(ended)}, ${passed} tests passed`)
    return { passed, failed: 1 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns the sum of a report; undefined if it does not exist or is invalid. */
function read(file: string, count: (report: unknown) => Sum): Sum | undefined {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** Describes how a process has ended. */
function endOf({ status, signal, error }: SpawnSyncReturns<string | Buffer>): string {
  return error?.message ?? (signal ? `ended by ${signal}` : `exit code ${status}`)
}

import { type SpawnSyncReturns, type StdioOptions, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What a tool proved: how many checks or tests passed, and how many failed. */
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

/** Started without a shell, by its path: `node_modules/.bin` needs one on Windows. */
const VITEST = 'node_modules/vitest/vitest.mjs'

type Output = { stdio?: StdioOptions }

/** Runs a tool that accepts the whole project or does not; prints what it says only if not. */
export function runCheck(command: string, args: string[]): Sum {
  const ended = spawnSync(command, args, { stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' })
  if (ended.status === 0) return { passed: 1, failed: 0 }
  console.log([ended.stdout, ended.stderr, endOf(ended)].filter(Boolean).join('\n'))
  return { passed: 0, failed: 1 }
}

/** Runs Vitest, each test once. */
export function runVitest(args: string[], { stdio }: Output = {}): Sum {
  const once = ['run', '--retry=0', '--reporter=default', '--reporter=json']
  return withReport('Vitest', countVitest, (file) =>
    spawnSync(process.execPath, [VITEST, ...once, `--outputFile.json=${file}`, ...args], {
      stdio: stdio ?? ['ignore', 'inherit', 'inherit'],
    })
  )
}

/** Runs Playwright, each test once, by the command that starts it. */
export function runPlaywright(command: string[], { stdio }: Output = {}): Sum {
  const [program = '', ...args] = command
  return withReport('Playwright', countPlaywright, (file) =>
    spawnSync(program, [...args, '--retries=0', '--reporter=line,json'], {
      stdio: stdio ?? ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    })
  )
}

/** A file that failed without a failed test in it, at its import for example, counts as one. */
function countVitest(report: unknown): Sum {
  const { numPassedTests, numFailedTests, testResults } = report as VitestReport
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed')
  )
  return { passed: numPassedTests, failed: numFailedTests + broken.length }
}

/** A flaky test has failed. */
function countPlaywright(report: unknown): Sum {
  const { stats, errors } = report as PlaywrightReport
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

/**
 * Runs a tool and sums its report. At least one failure is counted when the tool did not end with
 * exit code 0, whatever it reported, and when no test passed.
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

/** The sum of a report; undefined when there is none, or it is no such report. */
function read(file: string, count: (report: unknown) => Sum): Sum | undefined {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** How a process ended, in words. */
function endOf({ status, signal, error }: SpawnSyncReturns<string | Buffer>): string {
  return error?.message ?? (signal ? `ended by ${signal}` : `exit code ${status}`)
}

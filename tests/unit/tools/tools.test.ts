import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runCheck, runPlaywright, runVitest } from '#tests/tools'

const PASSES = "test('passes', () => {})\n"
const FAILS = "test('fails', () => { throw new Error('planted') })\n"
const IN_PLAYWRIGHT = "import { test } from 'playwright/test'\n"

/** A project that consists of planted files. */
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saumer-planted-'))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function plant(name: string, text: string) {
  writeFileSync(join(folder, name), text)
}

function configurePlaywright(config: string) {
  plant('package.json', '{ "type": "module" }')
  plant('playwright.config.js', `export default { outputDir: 'results', ${config} }\n`)
}

function vitest() {
  return runVitest(['--root', folder, '--globals'], { stdio: 'ignore' })
}

function playwright() {
  return runPlaywright(['playwright', 'test', '--config', folder], { stdio: 'ignore' })
}

describe('Vitest', () => {
  test('passed and failed tests are counted', () => {
    plant('a.test.js', PASSES + FAILS)
    plant('b.test.js', PASSES)
    expect(vitest()).toEqual({ passed: 2, failed: 1 })
  })

  test('a run that passes has no failure', () => {
    plant('a.test.js', PASSES)
    expect(vitest()).toEqual({ passed: 1, failed: 0 })
  })

  test('an unhandled rejection is a failure, although its report says success', () => {
    plant('a.test.js', `${PASSES}void Promise.reject(new Error('planted'))\n`)
    expect(vitest()).toEqual({ passed: 1, failed: 1 })
  })

  test('a file that cannot be imported is a failure beside the failed tests of others', () => {
    plant('a.test.js', PASSES + FAILS)
    plant('b.test.js', "throw new Error('planted')\n")
    expect(vitest()).toEqual({ passed: 1, failed: 2 })
  })

  test('a test that passes when it is tried again is a failure', () => {
    plant('vitest.config.js', 'export default { test: { retry: 1 } }\n')
    const once = "if (!globalThis.tried) { globalThis.tried = true; throw new Error('planted') }"
    plant('a.test.js', `test('passes the second time', () => { ${once} })\n`)
    expect(vitest()).toEqual({ passed: 0, failed: 1 })
  })

  test('no tests, or only skipped ones, are a failure', () => {
    expect(vitest()).toEqual({ passed: 0, failed: 1 })
    plant('a.test.js', "test.skip('skipped', () => {})\n")
    expect(vitest()).toEqual({ passed: 0, failed: 1 })
  })

  test('a run that writes no report is a failure', () => {
    plant('vitest.config.js', "throw new Error('planted')\n")
    expect(vitest()).toEqual({ passed: 0, failed: 1 })
  })
})

describe('Playwright', () => {
  test('passed and failed tests are counted', () => {
    configurePlaywright('')
    plant('a.spec.js', IN_PLAYWRIGHT + PASSES + FAILS)
    expect(playwright()).toEqual({ passed: 1, failed: 1 })
  })

  test('a run that passes has no failure', () => {
    configurePlaywright('')
    plant('a.spec.js', IN_PLAYWRIGHT + PASSES)
    expect(playwright()).toEqual({ passed: 1, failed: 0 })
  })

  test('no tests are a failure', () => {
    configurePlaywright('')
    expect(playwright()).toEqual({ passed: 0, failed: 1 })
  })

  test('a server that does not start is a failure', () => {
    configurePlaywright("webServer: { command: 'exit 3', url: 'http://localhost:1' }")
    plant('a.spec.js', IN_PLAYWRIGHT + PASSES)
    expect(playwright()).toEqual({ passed: 0, failed: 1 })
  })

  test('a test that passes when it is tried again is a failure', () => {
    configurePlaywright('')
    plant(
      'a.spec.js',
      `${IN_PLAYWRIGHT}${PASSES}test.describe.configure({ retries: 1 })
       test('passes the second time', ({}, { retry }) => {
         if (retry === 0) throw new Error('planted')
       })\n`
    )
    expect(playwright()).toEqual({ passed: 1, failed: 1 })
  })

  test('a run that is killed is a failure, whatever it has reported', () => {
    const report = { stats: { expected: 1, unexpected: 0, flaky: 0 }, errors: [] }
    const script = `require('node:fs').writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE, '${JSON.stringify(report)}'); process.kill(process.pid)`
    const killed = runPlaywright([process.execPath, '-e', script, '--'], { stdio: 'ignore' })
    expect(killed).toEqual({ passed: 1, failed: 1 })
  })

  test('a tool that is missing is a failure', () => {
    const missing = runPlaywright([join(folder, 'missing')], { stdio: 'ignore' })
    expect(missing).toEqual({ passed: 0, failed: 1 })
  })
})

describe('a check', () => {
  test('passes with exit code 0 only', () => {
    expect(runCheck(process.execPath, ['-e', ''])).toEqual({ passed: 1, failed: 0 })
    for (const end of ['process.exit(2)', 'process.kill(process.pid)']) {
      expect(runCheck(process.execPath, ['-e', end])).toEqual({ passed: 0, failed: 1 })
    }
    expect(runCheck(join(folder, 'missing'), [])).toEqual({ passed: 0, failed: 1 })
  })
})

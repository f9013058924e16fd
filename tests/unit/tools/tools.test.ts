import { symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { givenFolder } from '#tests/given_folder'
import { runCheck, runPlaywright, runVitest } from '#tests/tools'

const PASSES = "test('passes', () => {})\n"
const FAILS = "test('fails', () => { throw new Error('planted') })\n"
const IN_PLAYWRIGHT = "import { test } from 'playwright/test'\n"

/** A project that consists of planted files. */
const folder = givenFolder('planted', 'test')
beforeEach(() => {
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
})

function plant(name: string, text: string) {
  writeFileSync(join(folder, name), text)
}

function vitest() {
  return runVitest(['--root', folder, '--globals'], { stdio: 'ignore' })
}

function playwright(...command: string[]) {
  return runPlaywright(command, { stdio: 'ignore' })
}

const ONCE = "if (!globalThis.tried) { globalThis.tried = true; throw new Error('planted') }"

describe('Vitest:', () => {
  test.each<[string, Record<string, string>, passed: number, failed: number]>([
    ['passed and failed tests are counted', { a: PASSES + FAILS, b: PASSES }, 2, 1],
    [
      'an unhandled rejection is a failure, although its report says success',
      { a: `${PASSES}void Promise.reject(new Error('planted'))\n` },
      1,
      1,
    ],
    [
      'a file that cannot be imported is a failure beside the failed tests of others',
      { a: PASSES + FAILS, b: "throw new Error('planted')\n" },
      1,
      2,
    ],
    ['only skipped tests are a failure', { a: "test.skip('skipped', () => {})\n" }, 0, 1],
  ])('%s', (_, files, passed, failed) => {
    for (const [name, text] of Object.entries(files)) plant(`${name}.test.js`, text)
    expect(vitest()).toEqual({ passed, failed })
  })

  test('a test that passes when it is tried again is a failure', () => {
    plant('vitest.config.js', 'export default { test: { retry: 1 } }\n')
    plant('a.test.js', `test('passes the second time', () => { ${ONCE} })\n`)
    expect(vitest()).toEqual({ passed: 0, failed: 1 })
  })
})

describe('Playwright:', () => {
  const RETRIED = `test.describe.configure({ retries: 1 })
    test('passes the second time', ({}, { retry }) => {
      if (retry === 0) throw new Error('planted')
    })\n`

  test.each([
    ['passed and failed tests are counted', '', PASSES + FAILS, 1, 1],
    [
      'a server that does not start is a failure',
      "webServer: { command: 'exit 3', url: 'http://localhost:1' }",
      PASSES,
      0,
      1,
    ],
    ['a test that passes when it is tried again is a failure', '', PASSES + RETRIED, 1, 1],
  ])('%s', (_, config, tests, passed, failed) => {
    plant('package.json', '{ "type": "module" }')
    plant('playwright.config.js', `export default { outputDir: 'results', ${config} }\n`)
    plant('a.spec.js', IN_PLAYWRIGHT + tests)
    expect(playwright('playwright', 'test', '--config', folder)).toEqual({ passed, failed })
  })

  test('a run that is killed is a failure, whatever it has reported', () => {
    const report = { stats: { expected: 1, unexpected: 0, flaky: 0 }, errors: [] }
    const script = `require('node:fs').writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE, '${JSON.stringify(report)}'); process.kill(process.pid)`
    expect(playwright(process.execPath, '-e', script, '--')).toEqual({ passed: 1, failed: 1 })
  })
})

test('a check passes with exit code 0 only', () => {
  expect(runCheck(process.execPath, ['-e', ''])).toEqual({ passed: 1, failed: 0 })
  for (const end of ['process.exit(2)', 'process.kill(process.pid)']) {
    expect(runCheck(process.execPath, ['-e', end])).toEqual({ passed: 0, failed: 1 })
  }
  expect(runCheck(join(folder, 'missing'), [])).toEqual({ passed: 0, failed: 1 })
})

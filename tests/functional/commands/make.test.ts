import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyCheckout } from '#tests/fixtures/processes/checkout_copy'
import { runScript } from '#tests/fixtures/processes/run_script'

/**
 * The `make` commands with templates of our own: each is run in a copy of this checkout and its lines
 * are added as it says; all checks have to pass then.
 */

const GENERATED_TESTS = [
  'tests/unit/content/blocks/quote_box.test.ts',
  'tests/components/blocks/QuoteBox.test.tsx',
  'tests/functional/news/awards_index.test.ts',
  'tests/functional/events/trade_fair_records.test.ts',
]

const MADE = [
  ['make:block', 'QuoteBox'],
  ['make:page', 'Awards/Index', '--module=news'],
  ['make:record', 'trade_fair', '--module=events', '--folder=fairs'],
  ['make:command', 'fairs_list'],
]

/** Where a developer adds what is printed: after the first of these texts, before the second; and how far indented. */
const PLACES: Readonly<Record<string, [after: string, before: string, indent?: string]>> = {
  'app/content/blocks/blocks.ts': ['const blocks = {', '\n}'],
  'inertia/blocks/Blocks.tsx': ['const components', '\n}'],
  'tests/fixtures/stress/extremes.ts': ['export const extremes', '\n}'],
  'resources/content/pages/designsystem/index/de.yaml, data.examples': [
    '  examples:',
    '\n',
    '    ',
  ],
  'resources/content/pages/designsystem/index/en.yaml, data.examples': [
    '  examples:',
    '\n',
    '    ',
  ],
  'start/pages.ts': ['export const pages', '\n}'],
  'start/pages.ts, at the end of records': ['export const records', '\n}'],
  'tests/browser/pages.ts, at the end of PAGE_OF_EVERY_KIND': ['PAGE_OF_EVERY_KIND', '\n]'],
  'tests/fixtures/content/small_site.yaml': ['# A site in small', '\n', ''],
}

/** What the command line needs where no .env is. */
const ENVIRONMENT = {
  NODE_ENV: 'test',
  HOST: 'localhost',
  PORT: '0',
  APP_KEY: 'a-key-for-tests-only-0123456789',
  LOG_LEVEL: 'silent',
  DATABASE_URL: '',
}

/** Ten programs, one after the other, on a machine that may have other work; milliseconds. */
const TIMEOUT = 900_000

/** The commands do the same whatever database the site runs on. */
describe('make', { timeout: TIMEOUT }, () => {
  let checkout: string

  beforeAll(async () => {
    checkout = await copyCheckout()
    for (const command of MADE) await addLines(await succeed('ace.js', ...command))
    for (const command of ['content:schema', 'migration:run', 'codegen']) {
      await succeed('ace.js', command)
    }
  }, TIMEOUT)
  afterAll(() => rm(checkout, { recursive: true, force: true }))

  /** Runs a script on this Node in the copy. */
  function run(...args: string[]) {
    const STORAGE_PATH = join(checkout, 'storage')
    const env = { ...withoutVitest(process.env), ...ENVIRONMENT, STORAGE_PATH }
    return runScript(args, { cwd: checkout, env })
  }

  async function succeed(...args: string[]): Promise<string> {
    const { code, output } = await run(...args)
    expect(code, `${args.join(' ')}\n${output}`).toBe(0)
    return output
  }

  /** Adds the printed lines where they say; imports stand at the top of a file. */
  async function addLines(output: string) {
    for (const [, place = '', lines = ''] of output.matchAll(/Add to (.+):\n\n((?: {2}.*\n)+)/g)) {
      const [path = ''] = place.split(',')
      const file = join(checkout, path)
      const [after, before, indent = '  '] = PLACES[place] ?? []
      const text = await readFile(file, 'utf8')
      const at = text.indexOf(before ?? '', text.indexOf(after ?? ''))
      const [, imported = '', entry = ''] = /^( {2}import .*\n)?(.*)\n$/s.exec(lines) ?? []
      const indented = entry.replaceAll(/^ {2}/gm, indent)
      await writeFile(
        file,
        `${imported.trim()}\n${text.slice(0, at)}\n${indented}${text.slice(at)}`
      )
    }
  }

  test.each([
    ['compiles', ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.check.json']],
    [
      'passes its own tests',
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project=unit',
        '--project=components',
        '--project=functional on sqlite',
        ...GENERATED_TESTS,
      ],
    ],
  ])('%s', async (_, args) => {
    await succeed(...args)
  })
})

/** The copy's tests are run by a Vitest of their own, and its sites have a table more. */
function withoutVitest(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^(VITEST|LOADED_SITES$)/.test(name))
  )
}

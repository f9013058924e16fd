import { spawn } from 'node:child_process'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyCheckout } from '#tests/fixtures/checkout_copy'

/**
 * What a developer gets of `make:block`, `make:page` and `make:record`: each is run in a copy of this
 * checkout, in which all checks have to pass then.
 */

const GENERATED_TESTS = [
  'tests/unit/content/blocks/quote_box.test.ts',
  'tests/components/blocks/QuoteBox.test.tsx',
  'tests/functional/news/awards_index.test.ts',
  'tests/functional/events/trade_fair_records.test.ts',
]

const MADE = [
  ['make:block', 'QuoteBox'],
  ['make:page', 'Awards/Index', '--room=news'],
  ['make:record', 'trade_fair', '--room=events', '--folder=fairs'],
]

/** Files that a command writes or changes. */
const WRITTEN = [
  ...GENERATED_TESTS,
  'app/content/blocks/blocks.ts',
  'app/content/blocks/quote_box.ts',
  'app/events/trade_fair_records.ts',
  'app/news/awards_index_page.ts',
  'database/migrations',
  'inertia/blocks/Blocks.tsx',
  'inertia/blocks/QuoteBox.tsx',
  'inertia/pages/Awards/Index.tsx',
  'start/pages.ts',
  'tests/fixtures/content_folder.ts',
  'tests/fixtures/stress/extremes.ts',
]

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

type Ended = { code: number | null; output: string }

/** The commands do the same whatever database the site runs on. */
describe.skipIf(process.env.TEST_DATABASE === 'postgres')(
  'a scaffold',
  { timeout: TIMEOUT },
  () => {
    let checkout: string

    beforeAll(async () => {
      checkout = await copyCheckout()
      for (const command of MADE) {
        const { code, output } = await run('ace.js', ...command)
        expect(output, command.join(' ')).toContain('DONE:')
        expect(code, output).toBe(0)
      }
    }, TIMEOUT)
    afterAll(() => rm(checkout, { recursive: true, force: true }))

    /** Runs a script on this Node in the copy. */
    function run(...args: string[]): Promise<Ended> {
      return new Promise((resolve, reject) => {
        const env = {
          ...withoutVitest(process.env),
          ...ENVIRONMENT,
          STORAGE_PATH: join(checkout, 'storage'),
        }
        const command = spawn(process.execPath, args, { cwd: checkout, env })
        let output = ''
        command.stdout.on('data', (chunk) => (output += chunk))
        command.stderr.on('data', (chunk) => (output += chunk))
        command.on('error', reject)
        command.on('close', (code) => resolve({ code, output }))
      })
    }

    function read(path: string): Promise<string> {
      return readFile(join(checkout, path), 'utf8')
    }

    test.each([
      ['compiles', ['tests/node_modules/typescript7/bin/tsc', '-p', 'tsconfig.check.json']],
      ['imports what its room may import', ['--import=@poppinss/ts-exec', 'tests/import_rules.ts']],
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
      [
        'is formatted',
        ['node_modules/@biomejs/biome/bin/biome', 'check', '--vcs-enabled=false', ...WRITTEN],
      ],
    ])('%s', async (_, args) => {
      const { code, output } = await run(...args)
      expect(code, output).toBe(0)
    })

    /** It lacks translations, of which the check warns. */
    test('has content that can be loaded', async () => {
      const { code, output } = await run('ace.js', 'content:check')
      expect(code, output).not.toBe(1)
      expect(output).not.toContain(' error ')
    })

    test('shows the block in German and English on the Designsystem page', async () => {
      const folder = 'resources/content/pages/designsystem/index'
      expect(await read(`${folder}/de.yaml`)).toContain('type: QuoteBox')
      expect(await read(`${folder}/en.yaml`)).toContain('- id: quote_box')
    })

    test('adds a line to each list, in its order', async () => {
      expect(await read('app/content/blocks/blocks.ts')).toContain('  InfoBox,\n  QuoteBox,\n  Sec')
      expect(await read('inertia/blocks/Blocks.tsx')).toContain('  InfoBox,\n  QuoteBox,\n  Sec')
      const pages = await read('start/pages.ts')
      expect(pages).toMatch(/'Announcements\/Show'.*\n {2}'Awards\/Index': awardsIndex,\n/)
      expect(pages).toContain('  trade_fairs: tradeFairs,\n}')
    })

    test('types queries of the record’s tables, and gives editors its schema', async () => {
      expect(await read('database/schema.ts')).toContain('\n  trade_fair_translations: {')
      expect(await read('.vscode/settings.json')).toContain('resources/content/fairs/de.yaml')
    })

    test.each(MADE.map((command) => [command.join(' '), command]))(
      '%s a second time is refused, and nothing is changed',
      async (_, command) => {
        const before = await everything()
        const { code, output } = await run('ace.js', ...command)
        expect(output).toContain('already')
        expect(code).toBe(1)
        expect(await everything()).toEqual(before)
      }
    )

    test('no file that is there is written over', async () => {
      await writeFile(join(checkout, 'inertia/blocks/Banner.tsx'), 'export {}')
      const before = await everything()
      const { code, output } = await run('ace.js', 'make:block', 'Banner')
      expect(output).toContain('Exists already: inertia/blocks/Banner.tsx')
      expect(code).toBe(1)
      expect(await everything()).toEqual(before)
    })

    /** The files of the copy with their texts, in no particular order. */
    async function everything(): Promise<Map<string, string>> {
      const entries = await readdir(checkout, { recursive: true, withFileTypes: true })
      const files = entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .filter((file) => !file.startsWith(join(checkout, 'storage')))
      return new Map(
        await Promise.all(
          files.map(async (file) => [file, await readFile(file, 'latin1')] as const)
        )
      )
    }
  }
)

/** The copy's tests are run by a Vitest of their own. */
function withoutVitest(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('VITEST')))
}

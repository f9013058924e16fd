import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { MODULES, moduleOf } from '../../modules.js'
import { findViolations } from '../import_rules.js'

const root = mkdtempSync(join(tmpdir(), 'saumer-modules-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** The folder behind each alias. */
const ALIASES = Object.entries({
  ...(JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> })
    .imports,
  '~/*': './inertia/*.js',
}).map(([alias, target]) => [alias.slice(0, -1), target.slice(2, -'*.js'.length)])

/** Every syntax of type-only imports. */
const TYPE_IMPORTS = [
  "import type { It } from 'PATH'",
  "import type It from 'PATH'",
  "import type * as It from 'PATH'",
  "import { type It } from 'PATH'",
  "import type It = require('PATH')",
  "export type { It } from 'PATH'",
  "export { type It } from 'PATH'",
  "export type * from 'PATH'",
  "type It = import('PATH').It",
  "type It = typeof import('PATH')",
  "declare module 'PATH' {}",
]

/** Every syntax of other imports; the last two name a file without an import statement. */
const IMPORTS = [
  "import { it } from 'PATH'",
  'import it from "PATH"',
  "import * as it from 'PATH'",
  "import it, { type It } from 'PATH'",
  "import { it, type It } from 'PATH'",
  "import 'PATH'",
  "import {} from 'PATH'",
  "export * from 'PATH'",
  "export { it } from 'PATH'",
  "import it = require('PATH')",
  "const it = require('PATH')",
  "const it = () => import('PATH')",
  'const it = () => import(`PATH`)',
  "const it = import.meta.resolve('PATH')",
  "const it = load('PATH')",
  "const it = new URL('PATH', import.meta.url)",
]

describe('an import that the plan does not allow', () => {
  test.each([...TYPE_IMPORTS, ...IMPORTS])('is refused: %s', (statement) => {
    for (const path of ['#jobs/job', '#app/jobs/job', '../jobs/job.js']) {
      const imported = { 'app/news/x.ts': statement.replace('PATH', path) }
      expect(violations({ ...imported, 'app/jobs/job.ts': 'export {}' })).toEqual([
        `app/news/x.ts:1 imports '${path}': app/news does not import app/jobs. Features do not know each other: app/home and start/pages.ts put them together.`,
      ])
    }
  })

  test.each(IMPORTS)('is refused where only types may be imported: %s', (statement) => {
    const imported = { 'inertia/news/x.ts': statement.replace('PATH', '#news/post') }
    expect(violations({ ...imported, 'app/news/post.ts': 'export {}' })).toEqual([
      expect.stringContaining(': inertia/news imports only types of app/news. '),
    ])
  })

  test.each(ALIASES.filter(([alias]) => alias !== '#shared/'))(
    'is refused by the alias %s',
    (alias, folder) => {
      const [found] = violations({ 'app/shared/x.ts': `import '${alias}target'` })
      expect(found).toContain(moduleOf(`${folder}target.ts`) ?? 'no module')
    }
  )
})

describe('the plan', () => {
  test('runs one way: what a module imports does not import it', () => {
    /** The tools in the root start the tests, and the tests import the tools. */
    const modules = Object.keys(MODULES).filter((module) => module !== 'tests' && module !== '*')
    for (const module of modules) {
      const reached = new Set(others(module))
      for (const next of reached) for (const name of others(next)) reached.add(name)
      expect(reached, module).not.toContain(module)
    }
  })

  test('holds in every folder, hidden or named like one that is ignored elsewhere', () => {
    for (const folder of ['.hidden', 'build', 'storage']) {
      expect(violations({ [`app/news/${folder}/x.ts`]: "import '#jobs/job'" })).toHaveLength(1)
    }
  })

  test('gives each file to one module, the most exact', () => {
    expect(moduleOf('app/content/pages/resolver.ts')).toBe('app/content/pages')
    expect(moduleOf('app/contact/controllers/contact_controller.ts')).toBe('app/contact')
    expect(moduleOf('start/env.ts')).toBe('start/env')
    expect(moduleOf('start/routes.ts')).toBe('start/*')
    expect(moduleOf('database/seeders/content_seeder.ts')).toBe('database/seeders')
    expect(moduleOf('adonisrc.ts')).toBe('*')
  })
})

describe('a module that the plan does not name', () => {
  test.each([
    'app/careers/career.ts',
    'inertia/widgets/Widget.tsx',
    'start/tasks/task.ts',
    'lib/parse.mjs',
  ])('is refused with its file %s', (file) => {
    expect(violations({ [file]: 'export {}' })).toEqual([
      `${file}:1 lies in no module that modules.ts names: move it, or name its module there`,
    ])
  })

  test.each([
    '#app/careers/career',
    '../../lib/parse.mjs',
    '../../../elsewhere.js',
    '../constructor.js',
  ])('is refused where it is imported as %s', (path) => {
    expect(violations({ 'app/site/x.ts': `import '${path}'` })).toEqual([
      `app/site/x.ts:1 imports '${path}', which lies in no module that modules.ts names`,
    ])
  })
})

describe('a path that is computed', () => {
  test.each([
    "import('#content/' + name)",
    'import(`../${name}`)',
    'require(name)',
    "import.meta.resolve('#content/' + name)",
    "import.meta.glob('../**/*.ts')",
  ])('is refused: %s', (statement) => {
    expect(violations({ 'app/news/x.ts': `\n${statement}` })).toEqual([
      'app/news/x.ts:2 imports a path that is computed: write it out',
    ])
  })

  test.each([
    ['import(`#jobs/${name}`)', '#jobs/'],
    ['import(`../jobs/list_${name}.js`)', '../jobs/list_'],
    ["import.meta.glob('../jobs/*.ts')", '../jobs/'],
    ["import.meta.glob(['./*.ts', '../jobs/**/*.ts'])", '../jobs/'],
  ])('is judged by the module it starts with: %s', (statement, start) => {
    expect(violations({ 'app/news/x.ts': statement })).toEqual([
      expect.stringContaining(`imports '${start}': app/news does not import app/jobs.`),
    ])
  })

  test('is refused if the alias replaces a path of another module', () => {
    expect(
      violations({
        'app/news/x.ts': "const JOB = '#jobs/job'\nimport.meta.resolve(JOB)",
        'app/jobs/job.ts': 'export {}',
      })
    ).toEqual([expect.stringContaining('app/news does not import app/jobs.')])
  })
})

describe('a cycle', () => {
  test.each([
    ['of code', "import './b.js'", "import './a.js'"],
    ['of re-exports', "export * from '#news/b'", "export type * from '#app/news/a'"],
    ['closed by import()', "import './b.js'", "import('./a.js')"],
  ])('%s is refused', (_, a, b) => {
    expect(violations({ 'app/news/a.ts': a, 'app/news/b.ts': b })).toEqual([
      'app/news/a.ts:1 imports itself: app/news/a.ts → app/news/b.ts → app/news/a.ts. Move what both need into a file of its own',
    ])
  })

  test('through several modules is named with every file on the way', () => {
    expect(
      violations({
        'inertia/pages/Home.tsx': "import '~/home/Start'",
        'inertia/home/Start.tsx': "\nimport '~/news/Latest'",
        'inertia/news/Latest.tsx': "import type { Props } from '~/pages/Home'",
      })
    ).toContainEqual(
      'inertia/home/Start.tsx:2 imports itself: inertia/home/Start.tsx → inertia/news/Latest.tsx → inertia/pages/Home.tsx → inertia/home/Start.tsx. Move what both need into a file of its own'
    )
  })
})

describe('a module that web processes may only load on demand', () => {
  const chain = {
    'app/catalogue/pages.ts': "import '#catalogue/sheet'",
    'app/catalogue/sheet.ts': "import PdfDocument from 'pdfkit'",
  }

  test.each([
    ['start/pages.ts', {}],
    ['app/catalogue/controllers/sheet_controller.ts', {}],
    [
      'app/operations/a_middleware.ts',
      { 'start/kernel.ts': "server.use(() => import('#operations/a_middleware'))" },
    ],
    [
      'app/operations/a_provider.ts',
      { 'adonisrc.ts': "export default [() => import('#operations/a_provider')]" },
    ],
  ])('is refused behind %s', (start, more) => {
    expect(violations({ ...chain, ...more, [start]: "import '#catalogue/pages'" })).toEqual([
      `${start}:1 makes every web process load pdfkit: ${start} → app/catalogue/pages.ts → app/catalogue/sheet.ts → pdfkit. Load it where it is used, by await import()`,
    ])
  })

  test.each([
    ['sharp', "import sharp, { type Sharp } from 'sharp'"],
    ['sharp', "import { fit } from 'sharp/lib/constants'"],
    ['app/content/loading', "import '#content/loading/loader'"],
    ['app/content/loading', "export * from '../content/loading/loader.js'"],
  ])('is refused: %s by %s', (heavy, statement) => {
    expect(
      violations({
        'start/routes.ts': "import '#operations/health'",
        'app/operations/health.ts': statement,
        'app/content/loading/loader.ts': 'export {}',
      })
    ).toEqual([
      expect.stringContaining(`start/routes.ts:1 makes every web process load ${heavy}: `),
    ])
  })
})

describe('the check of `npm test`', () => {
  test('fails with file, line and the way out', () => {
    tree('check', { 'app/news/x.ts': "\nimport '#jobs/job'" })
    const { status, stderr } = check('check')
    expect(stderr).toBe(
      "app/news/x.ts:2 imports '#jobs/job': app/news does not import app/jobs. Features do not know each other: app/home and start/pages.ts put them together.\n"
    )
    expect(status).toBe(1)
  })

  test('fails on a file it cannot read', () => {
    expect(violations({ 'app/news/x.ts': 'import { from' })).toEqual([
      expect.stringMatching(/^app\/news\/x\.ts:1 /),
    ])
  })
})

/** Runs the check in one of the trees, as `npm test` does. */
function check(name: string) {
  const script = resolve('tests/lint_imports.ts')
  const loader = import.meta.resolve('@poppinss/ts-exec')
  const cwd = join(root, name)
  return spawnSync(process.execPath, [`--import=${loader}`, script], { cwd, encoding: 'utf8' })
}

/** The modules that a module imports. */
function others(module: string): string[] {
  return MODULES[module].imports.filter((name) => name !== module)
}

/** The problems in a tree of these files, as lines. */
function violations(files: Record<string, string>): string[] {
  const name = mkdtempSync(join(root, 'tree-')).slice(root.length + 1)
  tree(name, files)
  return findViolations(join(root, name)).map(
    ({ file, line, message }) => `${file}:${line} ${message}`
  )
}

/** Writes files into a folder with the aliases of this repository. */
function tree(name: string, files: Record<string, string>): void {
  for (const [file, content] of Object.entries(files)) {
    const path = join(root, name, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
  copyFileSync('package.json', join(root, name, 'package.json'))
}

import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MODULES, moduleOf } from '../../modules.js'
import { findViolations, type Violation } from '../import_rules.js'

type Kind = 'type' | 'code' | 'later'

const root = mkdtempSync(join(tmpdir(), 'saumer-modules-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const ALIASES = Object.entries({
  ...(JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> })
    .imports,
  '~/*': './inertia/*.js',
}).map(([alias, target]) => [alias.slice(0, -1), target.slice(2, -'*.js'.length)])

/** Every way of writing an import: what it imports of the file, and the statement. */
const STATEMENTS: readonly (readonly [Kind, (path: string, n: number) => string])[] = [
  ['code', (path, n) => `import { it as it${n} } from '${path}'`],
  ['code', (path, n) => `import it${n} from "${path}"`],
  ['code', (path, n) => `import * as it${n} from '${path}'`],
  ['code', (path, n) => `import it${n}, { type It as It${n} } from '${path}'`],
  ['code', (path, n) => `import { it as it${n}, type It as It${n} } from '${path}'`],
  ['code', (path) => `import '${path}'`],
  ['code', (path) => `import {} from '${path}'`],
  ['code', (path) => `export * from '${path}'`],
  ['code', (path, n) => `export { it as it${n} } from '${path}'`],
  ['code', (path, n) => `import it${n} = require('${path}')`],
  ['code', (path, n) => `const it${n} = require('${path}')`],
  ['later', (path, n) => `const it${n} = () => import('${path}')`],
  ['later', (path, n) => `const it${n} = () => import(\`${path}\`)`],
  ['later', (path, n) => `const it${n} = import.meta.resolve('${path}')`],
  ['type', (path, n) => `import type { It as It${n} } from '${path}'`],
  ['type', (path, n) => `import type It${n} from '${path}'`],
  ['type', (path, n) => `import type * as It${n} from '${path}'`],
  ['type', (path, n) => `import { type It as It${n} } from '${path}'`],
  ['type', (path, n) => `import type It${n} = require('${path}')`],
  ['type', (path, n) => `export type { It as It${n} } from '${path}'`],
  ['type', (path, n) => `export { type It as It${n} } from '${path}'`],
  ['type', (path) => `export type * from '${path}'`],
  ['type', (path, n) => `type It${n} = import('${path}').It`],
  ['type', (path, n) => `type It${n} = typeof import('${path}')`],
  ['type', (path) => `declare module '${path}' {}`],
]

/** What names a file without a word that imports; it counts where the file exists. */
const MENTIONS: readonly ((path: string, n: number) => string)[] = [
  (path, n) => `const it${n} = load('${path}')`,
  (path, n) => `const it${n} = new URL('${path}', import.meta.url)`,
]

describe('every arrow between two modules', () => {
  type Planted = { from: string; to: string; kind: Kind; place: string; statement: string }
  const planted: Planted[] = []
  let refused: Map<string, Violation>
  const ownModules = Object.keys(MODULES).filter((module) => module !== '.adonisjs/server')

  beforeAll(() => {
    const folder = join(root, 'arrows')
    const plants = ownModules.map((module) => plant(module))
    tree('arrows', {
      ...Object.fromEntries(ownModules.map((module) => [fileIn(module, 'target'), 'export {}'])),
      ...Object.fromEntries(plants),
    })
    refused = new Map(findViolations(folder).map((found) => [`${found.file}:${found.line}`, found]))
  })

  test('is refused by name unless the plan allows it, however it is spelled', () => {
    const passed = planted.filter(({ from, to, kind, place, statement }) => {
      if (isPlanned(from, to, kind)) return false
      const message = refused.get(place)?.message
      return (
        !message?.includes(`${from} `) ||
        !message.includes(to) ||
        !statement.includes(quoted(message))
      )
    })
    expect(passed.slice(0, 20)).toEqual([])
    expect(
      planted.filter(({ from, to, kind }) => !isPlanned(from, to, kind)).length
    ).toBeGreaterThan(20_000)
  })

  test('is accepted where the plan allows it', () => {
    const accepted = planted.filter(({ from, to, kind }) => isPlanned(from, to, kind))
    expect(accepted.filter(({ place }) => refused.has(place)).slice(0, 20)).toEqual([])
    expect(accepted.length).toBeGreaterThan(5_000)
  })

  test('is spelled in all ways between any two modules', () => {
    const pairs = Map.groupBy(planted, ({ from, to }) => `${from} → ${to}`)
    expect(pairs.size).toBe(ownModules.length * (Object.keys(MODULES).length - 1))
    for (const arrows of pairs.values()) {
      expect(arrows.length).toBeGreaterThan(STATEMENTS.length)
    }
  })

  /** A file of a module with an arrow to each other module in each line. */
  function plant(from: string): [file: string, content: string] {
    const file = fileIn(from, 'plant')
    const lines: string[] = []
    const write = (to: string, kind: Kind, statement: string) => {
      lines.push(statement)
      planted.push({ from, to, kind, place: `${file}:${lines.length}`, statement })
    }
    for (const to of Object.keys(MODULES).filter((module) => module !== from)) {
      const spellings = spell(file, fileIn(to, 'target'))
      for (const [index, [kind, statement]] of STATEMENTS.entries()) {
        write(to, kind, statement(spellings[index % spellings.length], lines.length))
      }
      for (const spelling of spellings) {
        write(to, 'code', STATEMENTS[0][1](spelling, lines.length))
        if (to === '.adonisjs/server') continue
        for (const statement of MENTIONS) write(to, 'later', statement(spelling, lines.length))
      }
    }
    return [file, lines.join('\n')]
  }
})

describe('the plan', () => {
  test('names only modules that it describes', () => {
    const named = Object.values(MODULES).flatMap(({ imports, types = [] }) => [
      ...imports,
      ...types,
    ])
    expect(named.filter((name) => !(name in MODULES))).toEqual([])
  })

  test('runs one way: what a module imports does not import it', () => {
    /** The tools at the top start the tests, and the tests read the tools. */
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

  test('leaves out what is installed', () => {
    const files = ['node_modules/x/index.js', 'dictionaries/node_modules/x/index.js']
    for (const file of files) expect(violations({ [file]: "import '#jobs/job'" })).toEqual([])
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
    'app/content/notes.ts',
    'app/stray.ts',
    'inertia/widgets/Widget.tsx',
    'start/tasks/task.ts',
    'app/storage/file.ts',
    'lib/parse.mjs',
  ])('is refused with its file %s', (file) => {
    expect(violations({ [file]: 'export {}' })).toEqual([
      `${file}:1 lies in no module that modules.ts names: move it, or name its module there`,
    ])
  })

  test.each([
    '#app/careers/career',
    '../careers/career.js',
    '../../lib/parse.mjs',
    '/lib/parse',
    '../../../elsewhere.js',
    '//lib/elsewhere',
    '../constructor.js',
  ])('is refused where it is imported as %s', (path) => {
    expect(violations({ 'app/site/x.ts': `import '${path}'` })).toEqual([
      `app/site/x.ts:1 imports '${path}', which lies in no module that modules.ts names`,
    ])
  })
})

describe('a path that is computed', () => {
  test.each([
    'import(name)',
    "import('#content/' + name)",
    'import(`#${module}/post`)',
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

  test('is accepted within the own module, and where an alias replaces a written path', () => {
    expect(
      violations({
        'inertia/app.tsx': "import.meta.glob('./pages/**/*.tsx')",
        'app/news/x.ts': "const FONT = '@fontsource/onest/400.css'\nimport.meta.resolve(FONT)",
      })
    ).toEqual([])
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

describe('a circle', () => {
  test.each([
    ['of code', "import './b.js'", "import './a.js'"],
    ['of types', "import type { B } from './b.js'", "import { type A } from './a.js'"],
    ['of re-exports', "export * from '#news/b'", "export type * from '#app/news/a'"],
    ['closed by import()', "import './b.js'", "import('./a.js')"],
    ['closed by an import type', "import './b.js'", "type A = typeof import('./a.js')"],
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

  test('is no file that two others import', () => {
    expect(
      violations({
        'app/news/a.ts': "import './b.js'\nimport './c.js'",
        'app/news/b.ts': "import './c.js'",
        'app/news/c.ts': 'export {}',
      })
    ).toEqual([])
  })
})

describe('what a web process is to load on demand', () => {
  const chain = {
    'app/catalogue/pages.ts': "import '#catalogue/sheet'",
    'app/catalogue/sheet.ts': "import PdfDocument from 'pdfkit'",
  }

  test.each([
    ['start/pages.ts', {}],
    ['start/routes.ts', {}],
    ['start/kernel.ts', {}],
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

  test.each([
    "await import('#catalogue/sheet')",
    "import type { Sheet } from '#catalogue/sheet'",
    "import { type Sheet } from '#catalogue/sheet'",
    "type Sheet = typeof import('#catalogue/sheet')",
  ])('is accepted: %s', (statement) => {
    expect(
      violations({
        ...chain,
        'start/pages.ts': "import '#catalogue/pages'",
        'app/catalogue/pages.ts': statement,
      })
    ).toEqual([])
  })

  test('is accepted in a command and in the seeders', () => {
    expect(
      violations({
        'app/commands/check.ts': "import '#content/loading/loader'\nimport 'sharp'",
        'database/seeders/seeder.ts': "import '#content/loading/loader'",
        'app/content/loading/loader.ts': "import sharp from 'sharp'",
      })
    ).toEqual([])
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

  test('passes when nothing is wrong', () => {
    tree('right', { 'app/news/x.ts': "import '#content/pages/context'" })
    expect(check('right')).toMatchObject({ status: 0, stderr: '' })
  })

  test('fails on a file it cannot read', () => {
    expect(violations({ 'app/news/x.ts': 'import { from' })).toEqual([
      expect.stringMatching(/^app\/news\/x\.ts:1 /),
    ])
  })
})

/** Runs the check as `npm test` does, in one of the trees. */
function check(name: string) {
  const script = resolve('tests/lint_imports.ts')
  const loader = import.meta.resolve('@poppinss/ts-exec')
  const cwd = join(root, name)
  return spawnSync(process.execPath, [`--import=${loader}`, script], { cwd, encoding: 'utf8' })
}

/** The other modules that a module imports. */
function others(module: string): string[] {
  return MODULES[module].imports.filter((name) => name !== module)
}

function isPlanned(from: string, to: string, kind: Kind): boolean {
  const { imports, types = [] } = MODULES[from]
  return imports.includes(to) || (kind === 'type' && types.includes(to))
}

/** A file in a module: the module itself where it is one file. */
function fileIn(module: string, name: string): string {
  if (module === 'start/env') return 'start/env.ts'
  return posix.join(module === '*' ? '.' : module.replace('/*', ''), `${name}.ts`)
}

/** All ways of addressing a file from another: relative, and by every alias that leads there. */
function spell(from: string, to: string): string[] {
  const bare = to.replace(/\.ts$/, '')
  const relative = posix.relative(posix.dirname(from), bare)
  return [
    `${relative.startsWith('.') ? '' : './'}${relative}.js`,
    ...ALIASES.filter(([, folder]) => bare.startsWith(folder)).map(
      ([alias, folder]) => `${alias}${bare.slice(folder.length)}`
    ),
  ]
}

function quoted(message: string): string {
  return message.match(/'(.+?)'/)?.[1] ?? message
}

/** What is wrong in a tree of these files, as lines. */
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

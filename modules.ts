import { posix } from 'node:path'
import { BROWSER, BROWSER_MODULES, browserModule } from './modules/browser.js'
import { BASE, DATA, ENGINE, type Module, SERVER, SERVER_MODULES } from './modules/server.js'

/**
 * The modules, and which of them may import which. Each folder of code is listed here, those of the
 * server in `modules/server.ts` and those of the browser in `modules/browser.ts`, and
 * `tests/import_rules.ts` rejects all other imports, in any syntax. Add a new module to its list
 * first.
 *
 * - `app/news` is the folder with everything in it, unless a longer name claims a part of it.
 * - `start/*` is the files directly in that folder, `*` those at the root of the repository.
 * - `start/env` is one file.
 */
export const MODULES: Readonly<Record<string, Module>> = {
  ...SERVER_MODULES,
  ...BROWSER_MODULES,

  'database/seeders': {
    imports: [...DATA, 'app/content/loading'],
    instead: 'A seeder only calls the loading; the work belongs there.',
  },
  'app/studio': {
    imports: [
      ...BASE,
      ...ENGINE,
      'app/content/loading',
      'app/content/editing',
      'app/content/checking',
      'app/content/scaffolding',
      'app/content/translations',
      'app/studio/client',
    ],
    instead: 'The studio shows what the engine knows; what it needs belongs to app/content.',
  },
  'app/studio/client': {
    ...browserModule(['app/shared']),
    types: [...SERVER, 'app/studio'],
  },
  'app/scaffolding': {
    imports: [],
    instead: 'Scaffolding fills in the templates of stubs; it runs nothing of the site.',
  },
  'app/commands': {
    imports: [...SERVER, 'start/*', 'app/scaffolding'],
    instead: 'A command calls the module that does the work.',
  },
  'start/*': {
    imports: [...SERVER, 'app/studio', 'start/env'],
    instead: 'Nothing imports commands or bin: what is needed belongs to a module of app.',
  },
  bin: {
    imports: [...SERVER, 'start/*'],
    instead: 'Nothing imports commands: what is needed belongs to a module of app.',
  },

  tests: {
    imports: [
      ...SERVER,
      'start/*',
      ...BROWSER,
      'app/commands',
      'app/scaffolding',
      'app/studio',
      'app/studio/client',
      'bin',
      'bundling',
      'modules',
      'database/seeders',
      'inertia/pages',
      'inertia/*',
      '*',
    ],
    instead: 'Tests may import everything but the scripts that draw the pictures.',
  },
  bundling: {
    imports: [],
    instead: 'A build plugin is handed what it needs in vite.config.ts.',
  },
  pictures: {
    imports: [
      'config',
      'app/shared',
      'app/drawings',
      'app/media',
      'app/catalogue',
      'app/documents/data_sheet',
    ],
    instead: 'Scripts that draw pictures ahead of time share colours and letters with the site.',
  },
  modules: { imports: [], instead: 'The plan stands alone.' },
  '*': {
    imports: [...SERVER, 'start/*', 'bin', 'bundling', 'tests'],
    instead: 'The tools are configured here; code belongs to a module.',
  },
}

/** The module a path belongs to: the longest name in the plan that covers it. */
export function moduleOf(path: string): string | undefined {
  const bare = path.replace(/(\.d)?\.[^./]+$/, '')
  const folder = posix.dirname(path)
  const names = [bare, folder === '.' ? '*' : `${folder}/*`]
  for (let name = folder; name !== posix.dirname(name); name = posix.dirname(name)) names.push(name)
  return names.find((name) => Object.hasOwn(MODULES, name))
}

/**
 * Packages by name and modules by folder that a web process loads only when a request needs them.
 * No static import leads to them from the files that a web process loads at start.
 */
export const LOADED_ON_DEMAND = [
  '@tarikjabiri/dxf',
  'culori',
  'docx',
  'earcut',
  'fontkit',
  'pdfkit',
  'sharp',
  'app/content/loading',
  'app/content/editing',
  'app/content/checking',
  'app/content/translations',
  'app/studio',
] as const

/**
 * The files that a web process loads at start. With `lazy`, what the file imports by `import()` is
 * loaded at start too: middleware and providers.
 */
export const WEB_PROCESS: readonly { files: RegExp; lazy: boolean }[] = [
  { files: /^adonisrc\.ts$/, lazy: true },
  { files: /^start\/(kernel|routes)\.ts$/, lazy: true },
  { files: /^start\/pages\.ts$/, lazy: false },
  { files: /^app\/.*_controller\.ts$/, lazy: false },
]

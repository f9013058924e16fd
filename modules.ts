/**
 * The modules, and which of them may import which. Each folder of code is listed here, and
 * `tests/import_rules.ts` rejects all other imports, in any syntax. Add a new module to this list
 * first.
 *
 * - `app/news` is the folder with everything in it, unless a longer name claims a part of it.
 * - `start/*` is the files directly in that folder, `*` those at the root of the repository.
 * - `start/env` is one file.
 */
export type Module = {
  /** Modules that it may import, besides itself. */
  imports: readonly string[]
  /** Modules of which it may import types only. */
  types?: readonly string[]
  /** The hint in the error message of a rejected import. */
  instead: string
}

const GROUND = ['app/shared', 'config', 'config/settings', 'start/env']
const DATA = [...GROUND, 'database']
const BASE = [...DATA, 'app/texts', 'app/media']

/**
 * What the content engine provides for features. Loading is not part of it: pages are rendered
 * without it.
 */
const ENGINE = ['app/content/schema', 'app/content/blocks', 'app/content/pages']
const FEATURE = [...BASE, ...ENGINE, '.adonisjs/server']
const FORMS = ['app/forms', 'app/outbox']

/** All modules of the server except its commands. */
const SERVER = [
  ...FEATURE,
  ...FORMS,
  'app/content/loading',
  'app/content/checking',
  'app/content/editing',
  'app/content/scaffolding',
  'app/content/translations',
  'app/news',
  'app/jobs',
  'app/events',
  'app/projects',
  'app/drawings',
  'app/catalogue',
  'app/contrast',
  'app/colour_match',
  'app/colour_table',
  'app/comparison',
  'app/adviser',
  'app/material_list',
  'app/contact',
  'app/newsletter',
  'app/documents',
  'app/documents/data_sheet',
  'app/documents/catalogue_data',
  'app/documents/tender',
  'app/documents/drawings',
  'app/documents/colour_preview',
  'app/home',
  'app/search',
  'app/designsystem',
  'app/http',
  'app/site',
  'app/operations',
]
const START = ['start/*', 'start/env']

const BROWSER_GROUND = ['app/shared', 'inertia/context', 'inertia/css', 'inertia/images']
const PARTS = [...BROWSER_GROUND, 'inertia/ui']
const KIT = [...PARTS, 'inertia/forms', 'inertia/media', 'inertia/carousel', 'inertia/map']
const BROWSER_MODULES = [
  ...KIT,
  'inertia/contact',
  'inertia/newsletter',
  'inertia/filters',
  'inertia/catalogue',
  'inertia/adviser',
  'inertia/contrast',
  'inertia/comparison',
  'inertia/material_list',
  'inertia/colour_match',
  'inertia/colour_table',
  'inertia/documents',
  'inertia/solid',
  'inertia/group_choice',
  'inertia/events',
  'inertia/blocks',
  'inertia/content',
  'inertia/news',
  'inertia/projects',
  'inertia/home',
  'inertia/search',
  'inertia/site',
  'inertia/designsystem',
]

export const MODULES: Readonly<Record<string, Module>> = {
  'app/shared': {
    imports: [],
    instead: 'Server and browser both use it: what needs either of them belongs to that side.',
  },
  config: {
    imports: ['app/shared', 'config/settings', 'start/env'],
    instead: 'Configuration reads the environment; modules read the configuration.',
  },
  'config/settings': {
    imports: [],
    instead: 'How the words of one variable are read depends on nothing else.',
  },
  'start/env': {
    imports: ['config/settings'],
    instead:
      'The environment is read before anything else; what is derived from it is configuration.',
  },

  database: {
    imports: GROUND,
    instead: 'Tables and connections know no feature: a query belongs to the module that asks it.',
  },
  'database/seeders': {
    imports: [...DATA, 'app/content/loading'],
    instead: 'A seeder only calls the loading; the work belongs there.',
  },

  'app/texts': {
    imports: GROUND,
    instead: 'Pass in the value that is to be written out.',
  },
  'app/media': {
    imports: [...DATA, 'app/texts'],
    instead: 'Files and pictures know no page: pass in what the caller knows.',
  },
  'app/outbox': {
    imports: DATA,
    instead: 'Mails are written by the module that sends them; the outbox only delivers.',
  },
  'app/forms': {
    imports: [...DATA, 'app/texts', '.adonisjs/server'],
    instead: 'What only one form needs belongs to the module of that form.',
  },

  'app/content/schema': {
    imports: BASE,
    instead:
      'Definitions are the lowest floor of the engine: pass the value in, or move its type here.',
  },
  'app/content/blocks': {
    imports: [...BASE, 'app/content/schema'],
    types: ['app/content/pages'],
    instead: 'A block receives what it needs through its context.',
  },
  'app/content/pages': {
    imports: [...BASE, 'app/content/schema', 'app/content/blocks', '.adonisjs/server'],
    instead:
      'The engine knows no feature: a feature registers its pages and records in start/pages.ts.',
  },
  'app/content/loading': {
    imports: [...BASE, ...ENGINE],
    instead:
      'The engine knows no feature: a feature registers its pages and records in start/pages.ts.',
  },

  'app/content/scaffolding': {
    imports: [...BASE, ...ENGINE, 'app/content/loading', 'app/content/checking'],
    instead: 'New content is written by the schemas; what a kind needs, its definition says.',
  },
  'app/content/editing': {
    imports: [...BASE, ...ENGINE, 'app/content/loading'],
    instead: 'Editing changes files as text; who asks for a change, and how, it does not know.',
  },
  'app/content/checking': {
    imports: [...BASE, ...ENGINE, 'app/content/loading', 'app/content/translations'],
    instead:
      'A rule looks at content as it was read; what keeps it from loading belongs to loading.',
  },
  'app/content/translations': {
    imports: [...BASE, ...ENGINE, 'app/content/loading', 'app/content/editing'],
    instead: 'What the load needs as well belongs to app/content/loading.',
  },

  'app/news': {
    imports: FEATURE,
    instead: 'Features do not know each other: app/home and start/pages.ts put them together.',
  },
  'app/jobs': {
    imports: FEATURE,
    instead: 'Features do not know each other: app/home and start/pages.ts put them together.',
  },
  'app/events': {
    imports: FEATURE,
    instead: 'Features do not know each other: app/home and start/pages.ts put them together.',
  },
  'app/projects': {
    imports: FEATURE,
    instead: 'Products know the projects they were used in: the query belongs to app/catalogue.',
  },
  'app/drawings': {
    imports: ['app/shared', 'app/texts', 'config'],
    instead: 'Drawings are made of cross-sections alone; what else is told of articles stays out.',
  },
  'app/catalogue': {
    imports: [...FEATURE, 'app/projects', 'app/drawings'],
    instead:
      'Of other features the catalogue knows projects only; documents know the catalogue. The files of cross-sections are its own, since the group page states their sizes.',
  },
  'app/contrast': {
    imports: [...FEATURE, 'app/catalogue', 'app/drawings'],
    instead: 'The contrast is of what the catalogue holds; let it provide what is missing.',
  },
  'app/colour_match': {
    imports: [...FEATURE, 'app/catalogue'],
    instead: 'Colours are matched to what the catalogue holds; let it provide what is missing.',
  },
  'app/colour_table': {
    imports: [...FEATURE, 'app/catalogue', 'app/contrast', 'app/colour_match'],
    instead:
      'The table lays out what the catalogue holds, by the measures of contrast checker and colour matcher.',
  },
  'app/comparison': {
    imports: [...FEATURE, 'app/catalogue', 'app/drawings'],
    instead: 'A comparison is of what the catalogue holds; let it provide what is missing.',
  },
  'app/contact': {
    imports: [...FEATURE, ...FORMS],
    instead: 'What two forms share belongs to app/forms; other features stay apart.',
  },
  'app/newsletter': {
    imports: [
      ...GROUND,
      'database',
      'app/texts',
      ...FORMS,
      ...ENGINE,
      'app/contact',
      '.adonisjs/server',
    ],
    instead:
      'What two forms share belongs to app/forms. Mails say how to reach the company, which the contact page knows.',
  },
  'app/adviser': {
    imports: [...FEATURE, 'app/catalogue', 'app/drawings'],
    instead: 'The adviser chooses from the catalogue; let the catalogue provide what is missing.',
  },
  'app/material_list': {
    imports: [...FEATURE, 'app/catalogue', 'app/adviser', 'app/forms'],
    instead: 'A list is of what the catalogue holds; let the catalogue provide what is missing.',
  },
  'app/documents': {
    imports: [...FEATURE, 'app/catalogue', 'app/documents/catalogue_data', 'app/http'],
    instead: 'Documents tell what the catalogue holds; let it provide what is missing.',
  },
  'app/documents/data_sheet': {
    imports: [...FEATURE, 'app/catalogue', 'app/drawings', 'app/http'],
    instead: 'A data sheet is drawn from the catalogue; let the catalogue provide what is missing.',
  },
  'app/documents/catalogue_data': {
    imports: [...FEATURE, 'app/catalogue', 'app/forms', 'app/http'],
    types: ['app/documents/data_sheet'],
    instead: 'Data tell what the catalogue holds; let the catalogue provide what is missing.',
  },
  'app/documents/tender': {
    imports: [...FEATURE, 'app/catalogue', 'app/documents/catalogue_data', 'app/http'],
    instead: 'A tender text tells what the catalogue holds; let it provide what is missing.',
  },
  'app/documents/colour_preview': {
    imports: [...FEATURE, 'app/catalogue', 'app/http'],
    instead: 'A link preview shows what the catalogue holds; let it provide what is missing.',
  },
  'app/documents/drawings': {
    imports: [...FEATURE, 'app/catalogue', 'app/drawings', 'app/http'],
    instead: 'These files show what the catalogue draws; let it provide what is missing.',
  },
  'app/home': {
    imports: [...FEATURE, 'app/catalogue', 'app/news', 'app/events', 'app/projects'],
    instead:
      'The start page shows catalogue, news, events and projects; write a new one into the plan.',
  },
  'app/search': {
    imports: [...FEATURE, 'app/catalogue', 'app/contact'],
    instead: 'The search finds what catalogue and contact provide; their queries belong to them.',
  },
  'app/designsystem': {
    imports: [...FEATURE, ...FORMS, 'app/contact'],
    instead: 'The Designsystem shows examples of its own, not records of other features.',
  },
  'app/http': {
    imports: [...DATA, 'app/forms', 'app/media'],
    instead: 'Connections and answers know no page: what one holds is its own module’s business.',
  },
  'app/site': {
    imports: [
      ...FEATURE,
      'app/catalogue',
      'app/contact',
      'app/forms',
      'app/newsletter',
      'app/http',
    ],
    instead: 'The frame is put together in start; what it needs is handed to it there.',
  },
  'app/operations': {
    imports: SERVER,
    instead: 'Operations run what the modules provide; the work itself belongs to them.',
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
    imports: [...SERVER, ...START, 'app/scaffolding'],
    instead: 'A command calls the module that does the work.',
  },
  'start/*': {
    imports: [...SERVER, 'app/studio', 'start/env'],
    instead: 'Nothing imports commands or bin: what is needed belongs to a module of app.',
  },
  bin: {
    imports: [...SERVER, ...START],
    instead: 'Nothing imports commands: what is needed belongs to a module of app.',
  },

  'inertia/context': {
    imports: ['app/shared'],
    types: [...SERVER, ...START],
    instead:
      'Of the server the browser imports types only; modules use the context, not the reverse.',
  },
  'inertia/css': { imports: ['inertia/images'], instead: 'Style sheets stand alone.' },
  'inertia/images': { imports: [], instead: 'Pictures stand alone.' },
  'inertia/ui': {
    imports: BROWSER_GROUND,
    instead:
      'A part without a domain takes what it shows as props; otherwise it belongs to a domain.',
  },
  'inertia/forms': browserModule(PARTS),
  'inertia/media': browserModule(PARTS),
  'inertia/carousel': browserModule([...PARTS, 'inertia/media']),
  'inertia/map': browserModule([...PARTS, 'inertia/media', 'inertia/carousel']),
  'inertia/contact': browserModule(KIT),
  'inertia/newsletter': browserModule(KIT),
  'inertia/events': browserModule(KIT),
  'inertia/blocks': browserModule([...KIT, 'inertia/contact']),
  'inertia/content': browserModule([...KIT, 'inertia/blocks']),
  'inertia/filters': browserModule(PARTS),
  'inertia/catalogue': browserModule([...KIT, 'inertia/content']),
  'inertia/adviser': browserModule([
    ...KIT,
    'inertia/content',
    'inertia/filters',
    'inertia/catalogue',
  ]),
  'inertia/material_list': browserModule([
    ...PARTS,
    'inertia/media',
    'inertia/filters',
    'inertia/catalogue',
  ]),
  'inertia/documents': browserModule(PARTS),
  'inertia/contrast': browserModule([...KIT, 'inertia/filters', 'inertia/catalogue']),
  'inertia/comparison': browserModule([...KIT, 'inertia/filters', 'inertia/catalogue']),
  'inertia/colour_match': browserModule([...KIT, 'inertia/filters', 'inertia/catalogue']),
  'inertia/colour_table': browserModule([...KIT, 'inertia/filters']),
  'inertia/solid': browserModule([...PARTS, 'inertia/catalogue']),
  'inertia/group_choice': browserModule([
    ...KIT,
    'inertia/content',
    'inertia/catalogue',
    'inertia/solid',
    'inertia/material_list',
    'inertia/group_choice',
  ]),
  'inertia/news': browserModule([...KIT, 'inertia/content']),
  'inertia/projects': browserModule([...KIT, 'inertia/content']),
  'inertia/home': browserModule([
    ...KIT,
    'inertia/blocks',
    'inertia/content',
    'inertia/catalogue',
    'inertia/events',
    'inertia/news',
    'inertia/projects',
  ]),
  'inertia/search': browserModule([...KIT, 'inertia/content', 'inertia/catalogue']),
  'inertia/site': browserModule([
    ...KIT,
    'inertia/contact',
    'inertia/material_list',
    'inertia/newsletter',
  ]),
  'inertia/designsystem': browserModule(BROWSER_MODULES),
  'inertia/pages': browserModule(BROWSER_MODULES),
  'inertia/*': browserModule([...BROWSER_MODULES, 'inertia/pages']),

  tests: {
    imports: [
      ...SERVER,
      ...START,
      ...BROWSER_MODULES,
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
  '.adonisjs/server': {
    imports: [],
    instead: 'AdonisJS generates these files; none is written here.',
  },
  modules: { imports: [], instead: 'The plan stands alone.' },
  '*': {
    imports: [...SERVER, ...START, 'bin', 'bundling', 'tests'],
    instead: 'The tools are configured here; code belongs to a module.',
  },
}

/**
 * A module of the browser imports only types from the server, so that no server code reaches the
 * browser.
 */
function browserModule(imports: readonly string[]): Module {
  return {
    imports,
    types: [...SERVER, ...START],
    instead:
      'Of the server the browser imports types only (`import type`); what two modules of the browser share belongs to inertia/ui or inertia/context.',
  }
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

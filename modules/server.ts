/** A module, by the folder or file that holds it. */
export type Module = {
  /** Modules that it may import, besides itself. */
  imports: readonly string[]
  /** Modules of which it may import types only. */
  types?: readonly string[]
  /** The hint in the error message of a rejected import. */
  instead: string
}

const GROUND = ['app/shared', 'config', 'config/settings', 'start/env']
export const DATA = [...GROUND, 'database']
export const BASE = [...DATA, 'app/texts', 'app/media']

/**
 * What the content engine provides for features. Loading is not part of it: pages are rendered
 * without it.
 */
export const ENGINE = ['app/content/schema', 'app/content/blocks', 'app/content/pages']
const FEATURE = [...BASE, ...ENGINE, '.adonisjs/server']
const FORMS = ['app/forms', 'app/outbox']

const BELOW_OPERATIONS: Readonly<Record<string, Module>> = {
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

  '.adonisjs/server': {
    imports: [],
    instead: 'AdonisJS generates these files; none is written here.',
  },
}

/** All modules of the server except its commands and the studio. */
export const SERVER = [...Object.keys(BELOW_OPERATIONS), 'app/operations']

export const SERVER_MODULES: Readonly<Record<string, Module>> = {
  ...BELOW_OPERATIONS,
  'app/operations': {
    imports: SERVER,
    instead: 'Operations run what the modules provide; the work itself belongs to them.',
  },
}

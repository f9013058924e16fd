import { type Module, SERVER } from './server.js'

const GROUND = ['app/shared', 'inertia/context', 'inertia/css', 'inertia/images']
const PARTS = [...GROUND, 'inertia/ui']
const KIT = [...PARTS, 'inertia/forms', 'inertia/media', 'inertia/carousel', 'inertia/map']
const TYPES = [...SERVER, 'start/*']

const BELOW_PAGES: Readonly<Record<string, Module>> = {
  'inertia/context': {
    imports: ['app/shared'],
    types: TYPES,
    instead:
      'Of the server the browser imports types only; modules use the context, not the reverse.',
  },
  'inertia/css': { imports: ['inertia/images'], instead: 'Style sheets stand alone.' },
  'inertia/images': { imports: [], instead: 'Pictures stand alone.' },
  'inertia/ui': {
    imports: GROUND,
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
}

/** All modules of the browser except its pages and entries. */
export const BROWSER = ['app/shared', ...Object.keys(BELOW_PAGES), 'inertia/designsystem']

export const BROWSER_MODULES: Readonly<Record<string, Module>> = {
  ...BELOW_PAGES,
  'inertia/designsystem': browserModule(BROWSER),
  'inertia/pages': browserModule(BROWSER),
  'inertia/*': browserModule([...BROWSER, 'inertia/pages']),
}

/**
 * A module of the browser imports only types from the server, so that no server code reaches the
 * browser.
 */
export function browserModule(imports: readonly string[]): Module {
  return {
    imports,
    types: TYPES,
    instead:
      'Of the server the browser imports types only (`import type`); what two modules of the browser share belongs to inertia/ui or inertia/context.',
  }
}

/**
 * Routes to pages that code links to by name. A route is the key of a page, its folder below
 * resources/content/pages. Every link from code must be declared (`routes` in the definition of a
 * page or block, or `FRAME_ROUTES`); loading content reports declared pages that do not exist, so a
 * page cannot be renamed or removed while code links to it.
 */
export const ROUTES = {
  home: 'home',
  products: 'product_families',
  adviser: 'product_families.adviser',
  compare: 'product_families.compare',
  list: 'product_families.list',
  colours: 'color_overview',
  decors: 'decors',
  projects: 'references',
  news: 'announcements',
  jobs: 'jobs',
  contact: 'contact',
  installation: 'root.installation',
  questions: 'root.faq',
  newsletter: 'root.newsletter',
  privacy: 'root.privacy',
  search: 'search',
} as const

export type RouteName = (typeof ROUTES)[keyof typeof ROUTES]

/** Routes that header, footer and newsletter form link to on every page. */
export const FRAME_ROUTES = [ROUTES.home, ROUTES.newsletter, ROUTES.privacy, ROUTES.search] as const

/** The anchor of the form on the contact page. */
export const CONTACT_FORM_ANCHOR = 'request'

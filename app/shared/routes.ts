/**
 * The pages that code links to by name. A route is the key of a page, its folder below
 * resources/content/pages. Whoever links to one declares it (`routes` of a page's or a block's
 * definition, or `FRAME_ROUTES`), and loading content reports each declared page that is missing:
 * a page cannot be renamed or removed while code still leads to it.
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

/** The route of a page that code links to. */
export type RouteName = (typeof ROUTES)[keyof typeof ROUTES]

/** The pages that header, footer and the newsletter's sign-up link to on every page. */
export const FRAME_ROUTES = [ROUTES.home, ROUTES.newsletter, ROUTES.privacy, ROUTES.search] as const

/** The part of the contact page that holds the form. */
export const CONTACT_FORM_ANCHOR = 'request'

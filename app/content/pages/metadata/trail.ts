/**
 * A breadcrumb: an ancestor page with its route, or the page itself without one. `lang` is set if
 * the title is in another language.
 */
export type TrailStep = { route: string | null; title: string; lang?: string }

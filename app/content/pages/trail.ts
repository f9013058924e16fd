/**
 * A step on the way to a page: pages above it by their routes, and last the page itself, which has
 * none. `lang` says where the title stands in another language.
 */
export type TrailStep = { route: string | null; title: string; lang?: string }

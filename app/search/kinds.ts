/** What can be found; results stand in groups of a kind. */
export const KINDS = [
  'family',
  'group',
  'article',
  'colour',
  'decor',
  'guide',
  'question',
  'term',
  'page',
  'person',
  'download',
] as const

export type Kind = (typeof KINDS)[number]

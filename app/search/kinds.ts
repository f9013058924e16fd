/** The kinds of search results, by which they are grouped. */
export const KINDS = [
  'family',
  'group',
  'article',
  'accessory',
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

/**
 * The fields of a search document, the strongest first, and how much a word in each counts. Numbers
 * of posting lists have the position of a field in this list.
 */
export const FIELDS = [
  ['numbers', 1],
  ['title', 1],
  ['names', 0.95],
  ['keywords', 0.75],
  ['parts', 0.7],
  ['summary', 0.5],
  ['products', 0.45],
  ['text', 0.2],
] as const

export type Field = (typeof FIELDS)[number][0]

/** A word that counts less than this is only mentioned. */
export const MENTIONED = 0.3

import { withoutLineMarks } from '#shared/line_marks'

export function eventAnchor(id: string): string {
  return `event-${id}`
}

/** The anchor of the choice of height, article, colour and length on a group's page. */
export const CHOICE_ANCHOR = 'choice'

export function articleAnchor(article: string): string {
  return `article-${article}`
}

/** The query string and anchor that choose an article on its group's page. */
export function articleChoice(article: string): string {
  return `?article=${article}#${articleAnchor(article)}`
}

/** The anchor of a colour or decor on its group's page. */
export function swatchAnchor(kind: 'colour' | 'decor', id: string): string {
  return `${kind}-${id}`
}

/** The anchor of an accordion panel, which the browser opens for a fragment. */
export function panelAnchor(block: string, item: string): string {
  return `panel-${block}-${item}`
}

export function personAnchor(id: number): string {
  return `person-${id}`
}

/** The anchor of a block, for links to the parts of a page. */
export function blockAnchor(id: string): string {
  return `part-${id}`
}

/**
 * The anchor of a term of the glossary. It is percent-encoded, because browsers compare a fragment
 * with ids before they decode it.
 */
export function termAnchor(title: string): string {
  const term = withoutLineMarks(title).trim().toLowerCase()
  return encodeURIComponent(`term-${term.replaceAll(/\s+/g, '-')}`)
}

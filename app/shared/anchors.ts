/** The anchor of an event on the home page. */
export function eventAnchor(id: string): string {
  return `event-${id}`
}

/** The anchor of an article on its group's page. */
export function articleAnchor(article: string): string {
  return `article-${article}`
}

/** The anchor of a colour or decor on its group's page. */
export function swatchAnchor(kind: 'colour' | 'decor', id: string): string {
  return `${kind}-${id}`
}

/** The anchor of an accordion panel, which the browser opens for a fragment. */
export function panelAnchor(block: string, item: string): string {
  return `panel-${block}-${item}`
}

/** The anchor of a contact person's panel. */
export function personAnchor(id: number): string {
  return `person-${id}`
}

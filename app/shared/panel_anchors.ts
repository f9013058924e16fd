/** The anchor of an accordion panel, which the browser opens for a fragment. */
export function panelAnchor(block: string, item: string): string {
  return `panel-${block}-${item}`
}

/** The anchor of a contact person's panel. */
export function personAnchor(id: number): string {
  return `person-${id}`
}

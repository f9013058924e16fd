/** What unfolds in an accordion: browsers open it for those who are led there. */
export function panelAnchor(block: string, item: string): string {
  return `panel-${block}-${item}`
}

/** What unfolds to the ways to reach a contact person. */
export function personAnchor(id: number): string {
  return `person-${id}`
}

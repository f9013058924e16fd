/** The anchor of an event on the home page. */
export function eventAnchor(id: string): string {
  return `event-${id}`
}

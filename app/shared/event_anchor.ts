/** The part of the home page that shows an event. */
export function eventAnchor(id: string): string {
  return `event-${id}`
}

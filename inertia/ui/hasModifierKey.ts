/** Whether a click, for example for a new tab, is left to the browser. */
export function hasModifierKey(
  event: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>
): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}

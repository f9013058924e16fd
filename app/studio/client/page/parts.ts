/** The attribute by which the site marks its parts. */
export const MARK = 'data-part'

/** Returns the elements of the page that have a mark, such as `contact/3`. */
export function markedElements(name: string): Element[] {
  return [...document.querySelectorAll(`[${MARK}="${CSS.escape(name)}"]`)]
}

/** Returns the element with all that a marked one stands for: a link covers the card that it is in. */
export function coveredBy(marked: Element): Element | null {
  return marked instanceof HTMLAnchorElement ? marked.offsetParent : marked
}

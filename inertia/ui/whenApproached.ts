/** What somebody does in a form. */
const TOUCHES = ['focusin', 'pointerover', 'pointerdown', 'touchstart'] as const

/**
 * Calls once the visitor comes near a field, or what holds a form: it is about to be scrolled into
 * view, or something is done in its form.
 *
 * @param stay ends the waiting
 */
export function whenApproached(field: HTMLElement, approached: () => void, stay: AbortSignal) {
  const form = field.closest('form') ?? field
  if (form.contains(document.activeElement)) return approached()

  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && come(),
    { rootMargin: '25%' }
  )
  observer.observe(field)
  /** Heard on the document: React stops what is done in a part that it has not taken over yet. */
  const options = { capture: true, passive: true, signal: stay }
  for (const touch of TOUCHES) document.addEventListener(touch, hear, options)
  stay.addEventListener('abort', () => observer.disconnect())

  function hear({ target }: Event) {
    if (target instanceof Node && form.contains(target)) come()
  }

  function come() {
    observer.disconnect()
    for (const touch of TOUCHES) document.removeEventListener(touch, hear, options)
    approached()
  }
}

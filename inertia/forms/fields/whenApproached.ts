/** What somebody does in a form. */
const TOUCHES = ['focusin', 'pointerover', 'pointerdown', 'touchstart'] as const

/**
 * Calls once the visitor comes near a field: it is about to be scrolled into view, or something is
 * done in its form.
 *
 * @param stay ends the waiting
 */
export function whenApproached(field: HTMLElement, approached: () => void, stay: AbortSignal) {
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && come(),
    { rootMargin: '25%' }
  )
  const form = field.closest('form') ?? field
  if (form.contains(document.activeElement)) return come()

  observer.observe(field)
  for (const touch of TOUCHES) form.addEventListener(touch, come, { signal: stay, passive: true })
  stay.addEventListener('abort', () => observer.disconnect())

  function come() {
    observer.disconnect()
    for (const touch of TOUCHES) form.removeEventListener(touch, come)
    approached()
  }
}

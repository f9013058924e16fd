const TOUCH_EVENTS = ['focusin', 'pointerover', 'pointerdown', 'touchstart'] as const

/**
 * Calls back once an element is about to be scrolled into the viewport, or once its form has the
 * pointer or the focus.
 *
 * @param element a field, or an element that contains a form
 * @param signal stops the observation
 */
export function whenNearViewportOrTouched(
  element: HTMLElement,
  callback: () => void,
  signal: AbortSignal
) {
  const form = element.closest('form') ?? element
  if (form.contains(document.activeElement)) return callback()

  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && finish(),
    { rootMargin: '25%' }
  )
  observer.observe(element)
  /**
   * Listens on the document: React stops the propagation of events inside what is not hydrated yet.
   */
  const options = { capture: true, passive: true, signal }
  for (const type of TOUCH_EVENTS) document.addEventListener(type, onTouch, options)
  signal.addEventListener('abort', () => observer.disconnect())

  function onTouch({ target }: Event) {
    if (target instanceof Node && form.contains(target)) finish()
  }

  function finish() {
    observer.disconnect()
    for (const type of TOUCH_EVENTS) document.removeEventListener(type, onTouch, options)
    callback()
  }
}

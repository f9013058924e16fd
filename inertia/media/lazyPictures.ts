import { flushSync } from 'react-dom'

/**
 * The lazy loader of all pictures (specification §9 "Lazy loader"): an IntersectionObserver finds
 * the pictures near the viewport. It starts after the page has loaded, so that pictures above the
 * fold come first. Distances are in pixels, times in milliseconds.
 */
const EXPANSION = '370px'
const LARGE_EXPANSION = '500px'
const LARGE_VIEWPORT = '(width > 500px) and (height > 500px)'
const THROTTLE = 125
const INIT_FALLBACK = 20_000

/** The pictures that are not loaded yet, with their callbacks. */
const pending = new Map<Element, () => void>()

/** Those of them that are near the viewport; one that leaves while throttled is not loaded. */
const near = new Set<Element>()

let observer: IntersectionObserver | undefined
let isStarted = false
let isThrottled = false

/**
 * Calls back once a picture is near the viewport, or at once without IntersectionObserver. Printing
 * loads all pictures.
 *
 * @returns a function that stops the observation
 */
export function whenNearViewport(picture: Element, load: () => void): () => void {
  if (!('IntersectionObserver' in window)) {
    load()
    return () => {}
  }
  pending.set(picture, load)
  observer?.observe(picture)
  start()
  return () => stopWaitingFor(picture)
}

function start() {
  if (isStarted) return
  isStarted = true
  window.addEventListener('beforeprint', () => flushSync(() => loadAll(pending.keys())))
  if (document.readyState === 'complete') {
    observeAll()
    return
  }
  const fallback = setTimeout(observeAll, INIT_FALLBACK)
  window.addEventListener('load', () => {
    clearTimeout(fallback)
    if (!observer) observeAll()
  })
}

/**
 * Observes the pictures with the margin for the viewport's size, and again when another margin
 * applies. In a scrolling row, a picture is near once its edge is scrolled into view.
 */
function observeAll() {
  const large = window.matchMedia(LARGE_VIEWPORT)
  if (!observer) large.addEventListener('change', observeAll)
  observer?.disconnect()
  near.clear()

  const rootMargin = large.matches ? LARGE_EXPANSION : EXPANSION
  observer = new IntersectionObserver(onIntersection, { rootMargin })
  for (const picture of pending.keys()) observer.observe(picture)
}

function onIntersection(entries: IntersectionObserverEntry[]) {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting && pending.has(target)) near.add(target)
    else near.delete(target)
  }
  if (!isThrottled) loadNear()
}

/** Loads the pictures that are near, at most once per throttle interval. */
function loadNear() {
  isThrottled = near.size > 0
  if (!isThrottled) return
  loadAll(near)
  setTimeout(loadNear, THROTTLE)
}

function loadAll(pictures: Iterable<Element>) {
  for (const picture of pictures) {
    const load = pending.get(picture)
    stopWaitingFor(picture)
    load?.()
  }
}

function stopWaitingFor(picture: Element) {
  pending.delete(picture)
  near.delete(picture)
  observer?.unobserve(picture)
}

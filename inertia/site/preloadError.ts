const RELOADED = 'preload-error.reloaded'

/**
 * After a deployment the page that a visitor has open names files that are gone. Vite then raises
 * its preload-error event; one reload brings the new version. If that did not help, the event is
 * left alone and the load fails (specification §8).
 */
export function reloadOnPreloadError() {
  window.addEventListener('vite:preloadError', (event) => {
    /** The name of this file carries the hash of its content. */
    const version = import.meta.url
    if (sessionStorage.getItem(RELOADED) === version) return
    sessionStorage.setItem(RELOADED, version)
    event.preventDefault()
    window.location.reload()
  })
}

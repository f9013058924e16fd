import '../css/development.css'
import { router } from '@inertiajs/react'

/**
 * In development, reloads the page's props in place when content changes, and closes the error
 * overlay of a mistake that has been corrected. Vite's WebSocket sends the event.
 */
import.meta.hot?.on('site:changed', () => {
  for (const overlay of document.querySelectorAll<VitesOverlay>('vite-error-overlay'))
    overlay.close()
  router.reload()
})

/**
 * Asks for changes between the request for this page and this moment, which were sent before it
 * listened.
 */
import.meta.hot?.send('site:listening', { askedAt: performance.timeOrigin })

type VitesOverlay = HTMLElement & { close: () => void }

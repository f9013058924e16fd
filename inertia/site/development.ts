import '../css/development.css'
import { router } from '@inertiajs/react'

/**
 * In development what editors save appears in the open page, where it stands; what they have mended
 * leaves it. Vite's connection brings the news.
 */
import.meta.hot?.on('site:changed', () => {
  for (const overlay of document.querySelectorAll<VitesOverlay>('vite-error-overlay'))
    overlay.close()
  router.reload()
})

/** What has changed since this page was asked for may have been told before it listened. */
import.meta.hot?.send('site:listening', { askedAt: performance.timeOrigin })

type VitesOverlay = HTMLElement & { close: () => void }

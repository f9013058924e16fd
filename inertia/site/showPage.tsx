import type { createInertiaApp } from '@inertiajs/react'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

type Setup = NonNullable<NonNullable<Parameters<typeof createInertiaApp>[0]>['setup']>

/**
 * Takes over the page that the server has rendered, or renders it anew. As a transition React does so
 * in slices of a few milliseconds, between which the browser answers the visitor; what is clicked
 * meanwhile is taken over at once.
 */
export function showPage({ el, App, props }: Parameters<Setup>[0]) {
  if (!el) return
  const page = <App {...props} />
  startTransition(() => {
    if (el.hasAttribute('data-server-rendered')) hydrateRoot(el, page)
    else createRoot(el).render(page)
  })
}

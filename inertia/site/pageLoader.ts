import type { ResolvedComponent } from '@inertiajs/react'
import { type PageModule, pickPage } from '~/site/pageComponents'

/**
 * Loads page components by their names. A page whose file does not come while the visitor is on
 * another one is visited in full; the first page of a document stays what the server made of it.
 *
 * @throws Page not found: {name}; a NetworkError where there is no connection
 */
export function pageLoader(pages: Record<string, () => Promise<PageModule>>) {
  let isFirst = true
  let isDocument = true
  /** As it starts, Inertia asks for the document's page once more, and says so when that stands. */
  document.addEventListener('inertia:navigate', () => (isDocument = false), { once: true })

  return async (name: string, page?: { url: string }): Promise<ResolvedComponent> => {
    const load = pickPage(pages, name)
    const loading = isDocument ? load() : loadWithParts(load)
    const { default: component } = await loading.catch((error: unknown) => {
      if (isFirst || !page) throw error
      return visitInFull(page.url)
    })
    isFirst = false
    return component
  }
}

/** Loads a page with its lazily hydrated components: only a document has their HTML already. */
async function loadWithParts(load: () => Promise<PageModule>): Promise<PageModule> {
  const module = await load()
  await module.preload?.()
  return module
}

/** Leaves the document; asks first whether there is a connection, so that nobody loses the page. */
async function visitInFull(url: string): Promise<never> {
  await fetch(url, { method: 'HEAD' }).catch(() => {
    throw new DOMException(`No connection to ${url}`, 'NetworkError')
  })
  /** On the way back in the history the address is there already. */
  if (new URL(url, location.href).href === location.href) location.reload()
  else location.assign(url)
  return new Promise<never>(() => {})
}

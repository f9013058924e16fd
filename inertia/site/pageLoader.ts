import type { ResolvedComponent } from '@inertiajs/react'
import { type PageModule, pickPage } from '~/site/pageComponents'

/**
 * Returns a function that loads page components by name. If a component cannot be loaded during a
 * visit, the browser loads the page's document instead. The first page of a document keeps the HTML
 * of the server.
 *
 * @param loadBlocks loads the components of the blocks among a page's props
 * @throws Page not found: {name}; a NetworkError if there is no connection
 */
export function pageLoader(
  pages: Record<string, () => Promise<PageModule>>,
  loadBlocks: (props?: object) => Promise<void>
) {
  let isFirst = true
  let isDocument = true
  /**
   * Inertia resolves the document's page again as it starts, and fires `navigate` when that is
   * done.
   */
  document.addEventListener('inertia:navigate', () => (isDocument = false), { once: true })

  return async (
    name: string,
    page?: { url: string; props: object }
  ): Promise<ResolvedComponent> => {
    const load = pickPage(pages, name)
    const module = isDocument ? load() : loadWithLazyParts(load)
    const loading = Promise.all([module, loadBlocks(page?.props)])
    const [{ default: component }] = await loading.catch((error: unknown) => {
      if (isFirst || !page) throw error
      return loadDocument(page.url)
    })
    isFirst = false
    return component
  }
}

/** Loads a page with its lazily hydrated components, whose HTML only a document has. */
async function loadWithLazyParts(load: () => Promise<PageModule>): Promise<PageModule> {
  const module = await load()
  await module.preload?.()
  return module
}

/**
 * Loads the document of a page. Checks the connection first, so that the visitor does not lose the
 * current page.
 */
async function loadDocument(url: string): Promise<never> {
  await fetch(url, { method: 'HEAD' }).catch(() => {
    throw new DOMException(`No connection to ${url}`, 'NetworkError')
  })
  /** After a step back in the history, the address bar has the URL already. */
  if (new URL(url, location.href).href === location.href) location.reload()
  else location.assign(url)
  return new Promise<never>(() => {})
}

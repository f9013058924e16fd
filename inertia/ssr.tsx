import { createInertiaApp } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { RendersWhatWorks } from '~/blocks/parts/BlockBoundary'
import DefaultLayout from '~/site/DefaultLayout'
import { type PageModule, pickPage } from '~/site/pageComponents'

const pages = import.meta.glob<PageModule>('./pages/**/*.tsx', { eager: true })

const render = createInertiaApp({
  resolve: (name) => pickPage(pages, name).default,
  layout: () => DefaultLayout,
})

/**
 * Renders a page object to the head and body of its HTML document. A block that fails is left out and
 * logged; in development it fails as a whole, so that nobody overlooks it.
 */
export default async function renderPage(page: never) {
  const renderToHtml = await render
  try {
    return shorter(await renderToHtml?.(page, renderToString))
  } catch (error) {
    if (import.meta.env.DEV) throw error
    console.error(error)
    const rest = shorter(await renderToHtml?.(page, renderWhatWorks))
    /** The browser does not take over what is not whole: it renders anew. */
    return rest && { ...rest, body: rest.body.replace(' data-server-rendered="true"', '') }
  }
}

type Rendered = { head: string[]; body: string }

/**
 * Writes the slashes of the page object as they stand in the rest of the document, with which they
 * then compress. Nothing can end its script element, because it holds no "<".
 */
function shorter(rendered?: Rendered): Rendered | undefined {
  const [object] = rendered?.body.split('</script>', 1) ?? []
  if (!rendered || !object) return rendered
  return { ...rendered, body: object.replaceAll('\\/', '/') + rendered.body.slice(object.length) }
}

function renderWhatWorks(app: ReactNode): string {
  return renderToString(<RendersWhatWorks value={true}>{app}</RendersWhatWorks>)
}

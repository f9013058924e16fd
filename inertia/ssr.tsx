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
  try {
    return await renderAround(page, renderToString)
  } catch (error) {
    if (import.meta.env.DEV) throw error
    console.error(error)
    const rest = await renderAround(page, renderWhatWorks)
    /** The browser does not take over what is not whole: it renders anew. */
    return rest && { ...rest, body: rest.body.replace(' data-server-rendered="true"', '') }
  }
}

const END = '</div>'

/**
 * Has Inertia write the body without the app, which is put in afterwards: a text of a hundred kilobytes
 * is copied whenever something is looked for in it. The slashes of the page object are written as they
 * stand in the rest of the document, with which they then compress. Nothing can end its script element,
 * because it holds no "<".
 */
async function renderAround(page: never, renderApp: (app: ReactNode) => string) {
  const renderToHtml = await render
  let html = ''
  const rendered = await renderToHtml?.(page, (app) => {
    html = renderApp(app)
    return ''
  })
  if (!rendered) return undefined
  const body = rendered.body.replaceAll('\\/', '/')
  return { ...rendered, body: body.slice(0, -END.length) + html + END }
}

function renderWhatWorks(app: ReactNode): string {
  return renderToString(<RendersWhatWorks value={true}>{app}</RendersWhatWorks>)
}

import { createInertiaApp } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { SkipsFailedBlocks } from '~/blocks/parts/BlockBoundary'
import DefaultLayout from '~/site/DefaultLayout'
import { type PageModule, pickPage } from '~/site/pageComponents'

const pages = import.meta.glob<PageModule>('./pages/**/*.tsx', { eager: true })

const render = createInertiaApp({
  resolve: async (name) => {
    const { default: component, preload } = pickPage(pages, name)
    await preload?.()
    return component
  },
  layout: () => DefaultLayout,
})

/** Texts for the document's head, and its body: what comes before the app, the app, and what comes after it. */
type RenderedPage = { head: string[]; body: [before: string, app: string, after: string] }

/**
 * Renders a page object to the head and body of its HTML document. A block that fails is left out and
 * logged; in development it fails as a whole, so that nobody overlooks it.
 */
export default async function renderPage(page: never): Promise<RenderedPage> {
  try {
    return await renderAround(page, renderToString)
  } catch (error) {
    if (import.meta.env.DEV) throw error
    console.error(error)
    const { head, body } = await renderAround(page, renderWithoutFailedBlocks)
    const [before, app, after] = body
    /** The browser does not take over what is not whole: it renders anew. */
    return { head, body: [before.replace(' data-server-rendered="true"', ''), app, after] }
  }
}

const END = '</div>'

/**
 * Has Inertia write the body without the app, which stays a text of its own: looking for something in a
 * text of a hundred kilobytes would copy it. The slashes of the page object are written as they stand
 * in the rest of the document, with which they then compress. Nothing can end its script element,
 * because it holds no "<".
 */
async function renderAround(
  page: never,
  renderApp: (app: ReactNode) => string
): Promise<RenderedPage> {
  const renderToHtml = await render
  let app = ''
  const rendered = await renderToHtml?.(page, (element) => {
    app = renderApp(element)
    return ''
  })
  if (!rendered) throw new Error('Inertia has rendered nothing')
  const around = rendered.body.replaceAll('\\/', '/')
  return { head: rendered.head, body: [around.slice(0, -END.length), app, END] }
}

function renderWithoutFailedBlocks(app: ReactNode): string {
  return renderToString(<SkipsFailedBlocks value={true}>{app}</SkipsFailedBlocks>)
}

import { createInertiaApp } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { loadPageBlocks } from '~/blocks/Blocks'
import { SkipsFailedBlocks } from '~/blocks/parts/BlockBoundary'
import DefaultLayout from '~/site/DefaultLayout'
import { type PageModule, pickPage } from '~/site/pageComponents'

const pages = import.meta.glob<PageModule>('./pages/**/*.tsx', { eager: true })

const render = createInertiaApp({
  resolve: async (name, page) => {
    const { default: component, preload } = pickPage(pages, name)
    await Promise.all([preload?.(), loadPageBlocks(page?.props)])
    return component
  },
  layout: () => DefaultLayout,
})

/**
 * The HTML of the document's head, and its body in three parts: before the app, the app, and after
 * it.
 */
type RenderedPage = { head: string[]; body: [before: string, app: string, after: string] }

/**
 * Renders a page object to the head and body of its HTML document. If a block throws, the page is
 * rendered without it and the error is logged; in development the error is thrown.
 */
export default async function renderPage(page: never): Promise<RenderedPage> {
  try {
    return await renderAround(page, renderToString)
  } catch (error) {
    if (import.meta.env.DEV) throw error
    console.error(error)
    const { head, body } = await renderAround(page, renderWithoutFailedBlocks)
    const [before, app, after] = body
    /** React renders such a page anew in the browser instead of hydrating it. */
    return { head, body: [before.replace(' data-server-rendered="true"', ''), app, after] }
  }
}

const END = '</div>'

/**
 * Renders the body with Inertia but without the app, which is returned as a separate string:
 * searching a string of a hundred kilobytes would copy it. Slashes in the page object are not
 * escaped, as in the rest of the document, because that compresses better. It cannot end its script
 * element, because it contains no "<".
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

import { createInertiaApp } from '@inertiajs/react'
import { renderToString } from 'react-dom/server'
import DefaultLayout from '~/site/DefaultLayout'
import { type PageModule, pickPage } from '~/site/pageComponents'

const pages = import.meta.glob<PageModule>('./pages/**/*.tsx', { eager: true })

const render = createInertiaApp({
  resolve: (name) => pickPage(pages, name).default,
  layout: () => DefaultLayout,
})

/** Renders a page object to the head and body of its HTML document. */
export default async function renderPage(page: never) {
  const renderToHtml = await render
  return renderToHtml?.(page, renderToString)
}

import './css/app.css'
/** Named by the HTML template: built because it is imported. */
import './images/favicon.svg'
import { createInertiaApp } from '@inertiajs/react'
import { deleteSentDraft } from '~/forms/sentDraft'
import DefaultLayout from '~/site/DefaultLayout'
import { reloadAfterDeployment } from '~/site/deployment'
import { visitLinks } from '~/site/links'
import type { PageModule } from '~/site/pageComponents'
import { pageLoader } from '~/site/pageLoader'
import { servePrefetchedPages } from '~/site/prefetch'
import { showProgress } from '~/site/progress'
import { restoreScrollPositions } from '~/site/scrollPositions'
import { showPage } from '~/site/showPage'

/** Before its first page stands, Inertia cannot ask for it anew. */
if (import.meta.hot) {
  document.addEventListener('inertia:navigate', () => void import('~/site/development'), {
    once: true,
  })
}
reloadAfterDeployment()
deleteSentDraft()
servePrefetchedPages()
restoreScrollPositions()

void createInertiaApp({
  resolve: pageLoader(import.meta.glob<PageModule>('./pages/**/*.tsx')),
  layout: () => DefaultLayout,
  setup: showPage,
  progress: false,
}).then(() => {
  /** Without the page's component links stay the browser's. */
  showProgress()
  visitLinks()
})

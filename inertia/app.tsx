import './css/app.css'
/** Imported for the HTML template, so that it is built. */
import './images/favicon.svg'
import { createInertiaApp } from '@inertiajs/react'
import { loadPageBlocks } from '~/blocks/Blocks'
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

reloadAfterDeployment()
deleteSentDraft()
servePrefetchedPages()
restoreScrollPositions()

void createInertiaApp({
  resolve: pageLoader(import.meta.glob<PageModule>('./pages/**/*.tsx'), loadPageBlocks),
  layout: () => DefaultLayout,
  setup: showPage,
  progress: false,
}).then(() => {
  /** Until the page's component is loaded, links are left to the browser. */
  showProgress()
  visitLinks()
})

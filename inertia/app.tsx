import './css/app.css'
/** Named by the HTML template: built because it is imported. */
import './images/favicon.svg'
import { createInertiaApp } from '@inertiajs/react'
import DefaultLayout from '~/site/DefaultLayout'
import { visitLinks } from '~/site/links'
import { type PageModule, pickPage } from '~/site/pageComponents'
import { reloadOnPreloadError } from '~/site/preloadError'
import { showProgress } from '~/site/progress'

const pages = import.meta.glob<PageModule>('./pages/**/*.tsx')

reloadOnPreloadError()
showProgress()
visitLinks()

void createInertiaApp({
  resolve: async (name) => (await pickPage(pages, name)()).default,
  layout: () => DefaultLayout,
  progress: false,
})

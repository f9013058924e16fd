import './css/app.css'
/** Named by the HTML template: built because it is imported. */
import './images/favicon.svg'
import { createInertiaApp } from '@inertiajs/react'
import DefaultLayout from '~/layouts/DefaultLayout'
import { type PageModule, pickPage } from '~/pageComponents'
import { reloadOnPreloadError } from '~/preloadError'
import { showProgress } from '~/progress'
import { visitLinks } from '~/links'

const pages = import.meta.glob<PageModule>('./pages/**/*.tsx')

reloadOnPreloadError()
showProgress()
visitLinks()

void createInertiaApp({
  resolve: async (name) => (await pickPage(pages, name)()).default,
  layout: () => DefaultLayout,
  progress: false,
})

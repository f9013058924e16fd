import { router } from '@inertiajs/react'
import NProgress from 'nprogress'

/**
 * The red progress bar, which ends with the visit. It has its own template and style sheet: the
 * library's have invalid ARIA roles, and inline styles that our Content Security Policy blocks.
 */
export const progressBar = NProgress.configure({
  minimum: 0.08,
  trickleSpeed: 800,
  speed: 200,
  showSpinner: false,
  template: '<div class="progress-bar"></div>',
  barSelector: '.progress-bar',
})

router.on('finish', () => progressBar.done())

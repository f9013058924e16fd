import { router } from '@inertiajs/react'
import NProgress from 'nprogress'

/**
 * The red bar, which ends with the visit. Our own template and style sheet: the library's carries
 * roles that do not exist and styles that our policy refuses.
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

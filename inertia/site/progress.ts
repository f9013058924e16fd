import { router } from '@inertiajs/react'
import NProgress from 'nprogress'

/** How long a visit takes before the bar appears (specification §9), in milliseconds. */
const DELAY = 250

/**
 * Shows the red bar at the top during visits that take longer than a moment. Our own template and
 * style sheet: the library's carries roles that do not exist and styles that our policy refuses.
 */
export function showProgress() {
  NProgress.configure({
    minimum: 0.08,
    trickleSpeed: 800,
    speed: 200,
    showSpinner: false,
    template: '<div class="progress-bar"></div>',
    barSelector: '.progress-bar',
  })

  let timer: number | undefined
  router.on('start', () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => NProgress.start(), DELAY)
  })
  router.on('finish', () => {
    window.clearTimeout(timer)
    NProgress.done()
  })
}

import { router } from '@inertiajs/react'

/** How long a visit takes before the bar appears (specification §9), in milliseconds. */
const DELAY = 250

/**
 * Shows the red bar at the top during visits that take longer than a moment. It is fetched beside the
 * first one; a visit does not wait for it.
 */
export function showProgress() {
  let bar: Promise<typeof import('~/site/lazy/progressBar') | undefined> | undefined
  let timer: number | undefined
  let isVisiting = false

  router.on('start', () => {
    window.clearTimeout(timer)
    isVisiting = true
    bar ??= import('~/site/lazy/progressBar').catch(() => undefined)
    timer = window.setTimeout(async () => {
      const loaded = await bar
      if (isVisiting) loaded?.progressBar.start()
    }, DELAY)
  })
  router.on('finish', () => {
    window.clearTimeout(timer)
    isVisiting = false
  })
}

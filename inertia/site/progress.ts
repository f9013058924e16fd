import { router } from '@inertiajs/react'

/** The duration of a visit in milliseconds after which the bar appears (specification §9). */
const DELAY = 250

/**
 * Shows the red progress bar at the top during longer visits. Its code is loaded during the first
 * visit, without delaying it.
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

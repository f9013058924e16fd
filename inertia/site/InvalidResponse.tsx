import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import type { Failure } from '~/site/lazy/FailureDialog'
import { useLazyModule } from '~/ui/loading/useLazyModule'

const importDialog = () => import('~/site/lazy/FailureDialog')

/**
 * Shows a dialog for a visit that failed: the response is no Inertia page (the dialog shows it),
 * there is no response, or the page cannot be rendered (specification §8). Replaces Inertia's own
 * dialog, whose inline styles our Content Security Policy blocks. Error pages pass through. In
 * development Inertia's dialog shows the stack trace.
 */
export function InvalidResponse() {
  const [failure, setFailure] = useState<Failure>()
  /** Loaded with the page, since the visitor may be offline later. */
  const { module, status } = useLazyModule(importDialog, undefined, true)

  useEffect(() => {
    let visit: Failure['visit']
    const removeStart = router.on('start', ({ detail }) => {
      visit = detail.visit
    })
    const removeInvalid = router.on('httpException', (event) => {
      const { response } = event.detail
      if (import.meta.env.DEV || response.headers['x-inertia']) return
      event.preventDefault()
      setFailure({ reason: 'invalid_response', visit, response })
    })
    /** Inertia emits this event for every error in a visit, including errors in our own code. */
    const removeFailed = router.on('networkError', (event) => {
      const { error } = event.detail
      event.preventDefault()
      const isOffline = error.name.endsWith('NetworkError')
      if (!isOffline) reportError(error)
      setFailure({ reason: isOffline ? 'offline' : 'server', visit })
    })
    return () => {
      removeStart()
      removeInvalid()
      removeFailed()
    }
  }, [])

  /** If the dialog could not be loaded, the browser loads the page. */
  useEffect(() => {
    if (status === 'failed' && failure?.visit) location.assign(failure.visit.url)
  }, [status, failure])

  return failure && module ? <module.FailureDialog failure={failure} /> : null
}

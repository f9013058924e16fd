import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import type { Failure } from '~/site/lazy/FailureDialog'
import { useLazyModule } from '~/ui/useLazyModule'

const importDialog = () => import('~/site/lazy/FailureDialog')

/**
 * The overlay for a visit that brought no page: an answer of another kind, which it shows, none, or a
 * page that cannot be shown (specification §8). Ours, because Inertia's own writes styles that our
 * policy refuses. Errors that are pages pass through. In development Inertia's overlay shows the stack.
 */
export function InvalidResponse() {
  const [failure, setFailure] = useState<Failure>()
  /** Loaded with the page: later there may be no connection. */
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
    /** Inertia's event for whatever goes wrong in a visit, our own mistakes too. */
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

  /** Without the dialog, the browser visits the page. */
  useEffect(() => {
    if (status === 'failed' && failure?.visit) location.assign(failure.visit.url)
  }, [status, failure])

  return failure && module ? <module.FailureDialog failure={failure} /> : null
}

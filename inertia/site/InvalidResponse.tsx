import { router } from '@inertiajs/react'
import { type ComponentType, useEffect, useState } from 'react'
import type { Failure } from '~/site/lazy/FailureDialog'
import { retryableImport } from '~/ui/retryableImport'

const importDialog = retryableImport(() => import('~/site/lazy/FailureDialog'))

/**
 * The overlay for a visit that brought no page: an answer of another kind, which it shows, none, or a
 * page that cannot be shown (specification §8). Ours, because Inertia's own writes styles that our
 * policy refuses. Errors that are pages pass through. In development Inertia's overlay shows the stack.
 */
export function InvalidResponse() {
  const [failure, setFailure] = useState<Failure>()
  const [Dialog, setDialog] = useState<ComponentType<{ failure: Failure }>>()

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

  /** Fetched once the page stands: later there may be no connection. Without it the browser visits. */
  useEffect(() => {
    if (Dialog) return
    importDialog().then(
      ({ FailureDialog }) => setDialog(() => FailureDialog),
      () => failure?.visit && location.assign(failure.visit.url)
    )
  }, [Dialog, failure])

  return failure && Dialog ? <Dialog failure={failure} /> : null
}

import { router } from '@inertiajs/react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'
import { Modal } from '~/ui/Modal'

/** A visit that brought no page, and why; a new one each time. */
type Failure = { reason: 'invalid_response' | 'offline' | 'server' }

/**
 * The overlay for a visit that brought no page: an answer of another kind, none, or a page that
 * cannot be shown (specification §8). Ours, because Inertia's own writes styles that our policy
 * refuses. Errors that are pages pass through. In
 * development Inertia's overlay shows the stack. No page holds it before it is needed.
 */
export function InvalidResponse() {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const [failure, setFailure] = useState<Failure>()

  useEffect(() => {
    const show = (reason: Failure['reason']) => setFailure({ reason })
    const removeInvalid = router.on('httpException', (event) => {
      if (import.meta.env.DEV || event.detail.response.headers['x-inertia']) return
      event.preventDefault()
      show('invalid_response')
    })
    /** Inertia's event for whatever goes wrong in a visit, our own mistakes too. */
    const removeFailed = router.on('networkError', (event) => {
      const { error } = event.detail
      event.preventDefault()
      if (error.name.endsWith('NetworkError')) return show('offline')
      reportError(error)
      show('server')
    })
    return () => {
      removeInvalid()
      removeFailed()
    }
  }, [])

  useEffect(() => {
    if (failure) dialog.current?.showModal()
  }, [failure])

  if (!failure) return null
  const { reason } = failure
  return (
    <Modal dialog={dialog} title={t(`errors.${reason}.title`)}>
      <p>{t(`errors.${reason}.text`)}</p>
      {reason === 'invalid_response' && (
        <p className="mt-8">
          <Button onClick={() => window.location.reload()}>
            {t('errors.invalid_response.reload')}
          </Button>
        </p>
      )}
    </Modal>
  )
}

import { router } from '@inertiajs/react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'
import { Modal } from '~/ui/Modal'

/**
 * The overlay for a visit that brought no page: an answer of another kind, or none
 * (specification §8). Ours, because Inertia's own writes styles that our policy refuses. Errors that
 * are pages pass through.
 */
export function InvalidResponse() {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const [reason, setReason] = useState<'invalid_response' | 'offline'>('invalid_response')

  useEffect(() => {
    const removeInvalid = router.on('httpException', (event) => {
      if (event.detail.response.headers['x-inertia']) return
      event.preventDefault()
      setReason('invalid_response')
      dialog.current?.showModal()
    })
    const removeOffline = router.on('networkError', (event) => {
      event.preventDefault()
      setReason('offline')
      dialog.current?.showModal()
    })
    return () => {
      removeInvalid()
      removeOffline()
    }
  }, [])

  return (
    <Modal dialog={dialog} title={t(`errors.${reason}.title`)}>
      <p>{t(`errors.${reason}.text`)}</p>
      <p className="mt-8">
        <Button onClick={() => window.location.reload()}>
          {t('errors.invalid_response.reload')}
        </Button>
      </p>
    </Modal>
  )
}

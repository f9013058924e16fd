import { router } from '@inertiajs/react'
import { useEffect, useRef } from 'react'
import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'
import { Modal } from '~/ui/dialog/Modal'

type Events = {
  [Name in 'start' | 'httpException']: Parameters<
    Parameters<typeof router.on<Name>>[1]
  >[0]['detail']
}
type Visit = Events['start']['visit']

/** Why a visit failed; a new object each time. */
export type Failure = { visit: Visit | undefined } & (
  | { reason: 'invalid_response'; response: Events['httpException']['response'] }
  | { reason: 'offline' | 'server' }
)

/** A dialog that says why a visit failed, and offers to retry or to reload. */
export function FailureDialog({ failure }: { failure: Failure }) {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const { reason, visit } = failure

  useEffect(() => {
    if (failure) dialog.current?.showModal()
  }, [failure])

  /** Repeats the visit with its data and callbacks. */
  function retry({ url, ...previous }: Visit) {
    const options = { ...previous, completed: false, cancelled: false, interrupted: false }
    dialog.current?.close()
    router.visit(url, options)
  }

  return (
    <Modal dialog={dialog} title={t(`errors.${reason}.title`)}>
      <p>{t(`errors.${reason}.text`)}</p>
      {reason === 'offline' && visit && (
        <p className="mt-8">
          <Button onClick={() => retry(visit)}>{t('global.retry')}</Button>
        </p>
      )}
      {reason === 'invalid_response' && (
        <>
          <ShownResponse {...failure.response} title={t('errors.invalid_response.title')} />
          <p className="mt-8">
            <Button onClick={() => window.location.reload()}>
              {t('errors.invalid_response.reload')}
            </Button>
          </p>
        </>
      )}
    </Modal>
  )
}

/**
 * Shows the body of a response. HTML is shown in a sandboxed iframe: it cannot run scripts or send
 * forms, has no access to this site, and is subject to this site's Content Security Policy.
 * Everything else is shown as text.
 */
function ShownResponse(props: Events['httpException']['response'] & { title: string }) {
  const { data, headers, title } = props
  /** Inertia parses JSON. */
  const response = typeof data === 'string' ? data : JSON.stringify(data, null, 2)
  if (response.trim() === '') return null
  const className = 'mt-6 w-full border border-hairline bg-paper'
  if (headers['content-type']?.includes('html')) {
    return <iframe srcDoc={response} sandbox="" title={title} className={`${className} h-64`} />
  }
  return (
    <pre
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
      tabIndex={0}
      className={`${className} max-h-64 overflow-auto p-4 text-sm`}
    >
      {response}
    </pre>
  )
}

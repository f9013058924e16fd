import { router } from '@inertiajs/react'
import { useEffect, useRef } from 'react'
import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'
import { Modal } from '~/ui/Modal'

type Events = {
  [Name in 'start' | 'httpException']: Parameters<
    Parameters<typeof router.on<Name>>[1]
  >[0]['detail']
}
type Visit = Events['start']['visit']

/** Why a visit brought no page; a new object each time. */
export type Failure = { visit: Visit | undefined } & (
  | { reason: 'invalid_response'; response: Events['httpException']['response'] }
  | { reason: 'offline' | 'server' }
)

/** Says why a visit brought no page, and offers what helps. */
export function FailureDialog({ failure }: { failure: Failure }) {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const { reason, visit } = failure

  useEffect(() => {
    if (failure) dialog.current?.showModal()
  }, [failure])

  /** The visit with all that it was to send and to do, as if it had not failed. */
  function tryAgain({ url, ...former }: Visit) {
    const again = { ...former, completed: false, cancelled: false, interrupted: false }
    dialog.current?.close()
    router.visit(url, again)
  }

  return (
    <Modal dialog={dialog} title={t(`errors.${reason}.title`)}>
      <p>{t(`errors.${reason}.text`)}</p>
      {reason === 'offline' && visit && (
        <p className="mt-8">
          <Button onClick={() => tryAgain(visit)}>{t('global.retry')}</Button>
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
 * What was answered. A document stands in a sandbox: it runs no scripts, sends no forms, knows nothing
 * of this site, and loads no more than this site's policy allows. Everything else is text.
 */
function ShownResponse(props: Events['httpException']['response'] & { title: string }) {
  const { data, headers, title } = props
  /** Inertia parses what is JSON. */
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

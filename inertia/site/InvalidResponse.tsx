import { router } from '@inertiajs/react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'
import { Modal } from '~/ui/Modal'

type Visit = Parameters<Parameters<typeof router.on<'start'>>[1]>[0]['detail']['visit']

/** Why a visit brought no page; a new object each time. */
type Failure =
  | { reason: 'invalid_response'; response: string; isHtml: boolean }
  | { reason: 'offline'; visit: Visit | undefined }
  | { reason: 'server' }

/**
 * The overlay for a visit that brought no page: an answer of another kind, which it shows, none, or a
 * page that cannot be shown (specification §8). Ours, because Inertia's own writes styles that our
 * policy refuses. Errors that are pages pass through. In development Inertia's overlay shows the stack.
 * No page holds it before it is needed.
 */
export function InvalidResponse() {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const [failure, setFailure] = useState<Failure>()

  useEffect(() => {
    let last: Visit | undefined
    const removeStart = router.on('start', ({ detail: { visit } }) => {
      last = visit
    })
    const removeInvalid = router.on('httpException', (event) => {
      const { data, headers } = event.detail.response
      if (import.meta.env.DEV || headers['x-inertia']) return
      event.preventDefault()
      setFailure({
        reason: 'invalid_response',
        /** Inertia parses what is JSON. */
        response: typeof data === 'string' ? data : JSON.stringify(data, null, 2),
        isHtml: headers['content-type']?.includes('html') ?? false,
      })
    })
    /** Inertia's event for whatever goes wrong in a visit, our own mistakes too. */
    const removeFailed = router.on('networkError', (event) => {
      const { error } = event.detail
      event.preventDefault()
      if (error.name.endsWith('NetworkError')) {
        return setFailure({ reason: 'offline', visit: last })
      }
      reportError(error)
      setFailure({ reason: 'server' })
    })
    return () => {
      removeStart()
      removeInvalid()
      removeFailed()
    }
  }, [])

  useEffect(() => {
    if (failure) dialog.current?.showModal()
  }, [failure])

  if (!failure) return null
  const { reason } = failure

  /** The visit with all that it was to send and to do, as if it had not failed. */
  function tryAgain({ url, ...visit }: Visit) {
    const again = { ...visit, completed: false, cancelled: false, interrupted: false }
    dialog.current?.close()
    router.visit(url, again)
  }

  return (
    <Modal dialog={dialog} title={t(`errors.${reason}.title`)}>
      <p>{t(`errors.${reason}.text`)}</p>
      {reason === 'offline' && failure.visit && (
        <p className="mt-8">
          <Button onClick={() => failure.visit && tryAgain(failure.visit)}>
            {t('global.retry')}
          </Button>
        </p>
      )}
      {reason === 'invalid_response' && (
        <>
          <ShownResponse {...failure} title={t('errors.invalid_response.title')} />
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
function ShownResponse(props: { response: string; isHtml: boolean; title: string }) {
  const { response, isHtml, title } = props
  if (response.trim() === '') return null
  const className = 'mt-6 w-full border border-hairline bg-paper'
  if (isHtml) {
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

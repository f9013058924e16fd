import { useRef } from 'react'
import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'

/** The status of a request: a loading message, or an error with a retry button. */
export function FetchStatus(props: {
  /** The loading message; false if no request is in progress. */
  loading: string | false
  /** The error message; undefined if the request has not failed. */
  error: string | undefined
  retry?: () => void
}) {
  const { loading, error, retry } = props
  const t = useText()
  const status = useRef<HTMLOutputElement>(null)

  /** The button disappears with the message, so the focus moves to the status. */
  function retryWithFocus() {
    status.current?.focus()
    retry?.()
  }

  return (
    <>
      <output ref={status} tabIndex={-1} className="measure block">
        {loading && <span className="text-steel">{loading}</span>}
        {error && <span>{error}</span>}
      </output>
      {error && retry && (
        <div className="mt-6">
          <Button onClick={retryWithFocus}>{t('global.retry')}</Button>
        </div>
      )}
    </>
  )
}

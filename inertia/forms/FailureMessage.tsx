import { useEffect, useRef } from 'react'
import { Icon } from '~/ui/Icon'

/**
 * The error message of a form, in a live region. A new message is scrolled into view, and focused
 * with `takesFocus`.
 */
export function FailureMessage({ message, details = [], ...props }: FailureMessageProps) {
  const { startsHere, takesFocus, ...own } = props
  const place = useRef<HTMLDivElement>(null)
  const arrived = useRef(startsHere ? message : undefined)

  useEffect(() => {
    if (message && message !== arrived.current) {
      place.current?.scrollIntoView({ block: 'nearest' })
      if (takesFocus) place.current?.focus()
    }
    arrived.current = undefined
  }, [message, takesFocus])

  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer to a form begins with why it failed
    <div {...own} ref={place} role="alert" tabIndex={-1} autoFocus={startsHere}>
      {message && (
        <div className="flex items-start gap-3 border-l-4 border-red bg-sand px-4 py-3">
          <span className="mt-1 text-red">
            <Icon name="alert" />
          </span>
          <div className="min-w-0">
            <p>{message}</p>
            {details.length > 0 && (
              <ul className="mt-2 list-disc pl-5">
                {details.map((detail) => (
                  <li key={detail}>{detail}</li>
                ))}
              </ul>
            )}
          </div>
        </div>
      )}
    </div>
  )
}

type FailureMessageProps = {
  message?: string
  /** Errors of fields that do not show them themselves. */
  details?: readonly string[]
  /** Whether it is focused when the page loads, because the page is the response to a form. */
  startsHere?: boolean
  /** Whether a new message is focused. */
  takesFocus?: boolean
  className?: string
}

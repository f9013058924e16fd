import { useEffect, useRef } from 'react'
import { Icon } from '~/ui/Icon'

/**
 * The error message of a form, in a live region. A new message is scrolled into view, and focused
 * with `focusOnAppear`.
 */
export function FailureMessage({ message, details = [], ...props }: FailureMessageProps) {
  const { focusOnLoad, focusOnAppear, ...own } = props
  const element = useRef<HTMLDivElement>(null)
  const initial = useRef(focusOnLoad ? message : undefined)

  useEffect(() => {
    if (message && message !== initial.current) {
      element.current?.scrollIntoView({ block: 'nearest' })
      if (focusOnAppear) element.current?.focus()
    }
    initial.current = undefined
  }, [message, focusOnAppear])

  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer to a form begins with why it failed
    <div {...own} ref={element} role="alert" tabIndex={-1} autoFocus={focusOnLoad}>
      {message && (
        <div className="flex items-start gap-3 callout px-4 py-3">
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
  focusOnLoad?: boolean
  /** Whether a new message is focused. */
  focusOnAppear?: boolean
  className?: string
}

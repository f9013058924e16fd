import type { Ref } from 'react'
import { Icon } from '~/ui/Icon'

/**
 * Why a form was not taken: heard as well as seen, and there before it has words. It can have the
 * focus when there is no field to begin with; a page that arrives with it begins here.
 */
export function FailureMessage({ message, details = [], startsHere, ...own }: FailureMessageProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer to a form begins with why it failed
    <div {...own} role="alert" tabIndex={-1} autoFocus={startsHere}>
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
  ref?: Ref<HTMLDivElement>
  message?: string
  /** What is wrong with fields that do not say so themselves. */
  details?: readonly string[]
  /** Whether the page was rendered to say this. */
  startsHere?: boolean
  className?: string
}

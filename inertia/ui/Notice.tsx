import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '~/ui/Icon'

/** A success message; highlighted while it is recent. */
export function Notice(props: {
  children: ReactNode
  /** Whether it is focused when it appears, because it replaces the focused element. */
  focusOnAppear?: boolean
  /** Whether it is focused when the page loads, because the page is the response to a form. */
  focusOnLoad?: boolean
  /** Whether the success is recent. */
  recent?: boolean
}) {
  const { focusOnAppear, focusOnLoad, recent } = props
  const notice = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    if (focusOnAppear) notice.current?.focus()
  }, [focusOnAppear])

  return (
    <output
      ref={notice}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer to a form begins with it
      autoFocus={focusOnLoad}
      className={`flex items-start gap-3 border-l-4 border-ink px-4 py-3 font-medium ${recent ? 'bg-ink text-paper print:text-ink' : 'bg-sand'}`}
    >
      <span className="mt-1">
        <Icon name="check" />
      </span>
      <span className="min-w-0">{props.children}</span>
    </output>
  )
}

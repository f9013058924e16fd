import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '~/ui/Icon'

/** A calm word that something went well. */
export function Notice(props: {
  children: ReactNode
  /** Stands where the focus was, so that the focus must go on here. */
  takesFocus?: boolean
}) {
  const { takesFocus } = props
  const notice = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    if (takesFocus) notice.current?.focus()
  }, [takesFocus])

  return (
    <output
      ref={notice}
      tabIndex={-1}
      className="flex items-start gap-4 border border-hairline bg-sand px-5 py-4 font-medium"
    >
      <span className="mt-1 text-red">
        <Icon name="check" />
      </span>
      <span className="min-w-0">{props.children}</span>
    </output>
  )
}

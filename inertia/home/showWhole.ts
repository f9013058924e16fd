import type { FocusEvent } from 'react'

/** Scrolls the whole element into view: browsers may do so only with a part of it. */
export function showWhole({ currentTarget }: FocusEvent<HTMLElement>) {
  currentTarget.scrollIntoView({ block: 'nearest' })
}

import { useSyncExternalStore } from 'react'
import { createListeners } from '~/ui/createListeners'

/** A line that a link on this page has added; it is announced until the next click or visit. */
type Addition = {
  /** The list with the line. */
  list: string
  /** Whether the page itself shows it, so that it is announced to screen readers only. */
  isShown: boolean
}

let addition: Addition | undefined
const { subscribe, notify } = createListeners()

/** Announces an addition; without one, ends the announcement. */
export function announceAddition(added?: Addition) {
  addition = added
  notify()
}

/** Returns the addition that is being announced. */
export function useAddition(): Addition | undefined {
  return useSyncExternalStore(subscribe, () => addition)
}

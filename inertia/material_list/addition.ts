import { useSyncExternalStore } from 'react'

/** A line that was added on the page that is shown, which says so until the next click or visit. */
export type Addition = {
  /** The list with the line. */
  list: string
  /** Whether the page shows it already, so that it is only announced. */
  isShown: boolean
}

let addition: Addition | undefined
const listeners = new Set<() => void>()

/** Says what was added; without it, ends what is said. */
export function sayAddition(said?: Addition) {
  addition = said
  for (const listener of listeners) listener()
}

/** Returns what was added and is still said. */
export function useAddition(): Addition | undefined {
  return useSyncExternalStore(subscribe, () => addition)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

import { useSyncExternalStore } from 'react'

const KEY = 'material_list'

const listeners = new Set<() => void>()

/** The list that this browser keeps for its visitor, as an address has it; empty for none. */
export function readStoredList(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

/** Keeps a list that the visitor has changed; an empty one leaves nothing behind. */
export function storeList(list: string) {
  try {
    if (list === '') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, list)
  } catch {
    /** Then its address alone holds it. */
  }
  for (const listener of listeners) listener()
}

/** The kept list as it is now; the server and the first rendering know of none. */
export function useStoredList(): string {
  return useSyncExternalStore(subscribe, readStoredList, () => '')
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

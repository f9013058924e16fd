import { useSyncExternalStore } from 'react'
import { readStorage, writeStorage } from '~/ui/storage'

const KEY = 'material_list'

const listeners = new Set<() => void>()

/** The material list in local storage, as its URL holds it; empty for none. */
export function readStoredList(): string {
  return readStorage('localStorage', KEY) ?? ''
}

/** Stores a material list; an empty one is removed. */
export function storeList(list: string) {
  writeStorage('localStorage', KEY, list || null)
  for (const listener of listeners) listener()
}

/** The stored material list; empty on the server and during hydration. */
export function useStoredList(): string {
  return useSyncExternalStore(subscribe, readStoredList, () => '')
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

import { useSyncExternalStore } from 'react'
import { readStorage, writeStorage } from '~/ui/storage'

const KEY = 'material_list'

const listeners = new Set<() => void>()

/** Returns the material list in local storage, in the format of its URL; empty if there is none. */
export function readStoredList(): string {
  return readStorage('localStorage', KEY) ?? ''
}

/** Stores a material list; an empty one is removed. */
export function storeList(list: string) {
  writeStorage('localStorage', KEY, list || null)
  for (const listener of listeners) listener()
}

/** Returns the stored material list; empty on the server and during hydration. */
export function useStoredList(): string {
  return useSyncExternalStore(subscribe, readStoredList, () => '')
}

/** The browser reports only what other tabs have stored. */
function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

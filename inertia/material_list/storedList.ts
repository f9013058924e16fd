import { useSyncExternalStore } from 'react'
import { createListeners } from '~/ui/createListeners'
import { readStorage, writeStorage } from '~/ui/storage'

const KEY = 'material_list'

const listeners = createListeners()

/** Returns the material list in local storage, in the format of its URL; empty if there is none. */
export function readStoredList(): string {
  return readStorage('localStorage', KEY) ?? ''
}

/** Stores a material list; an empty one is removed. */
export function storeList(list: string) {
  writeStorage('localStorage', KEY, list || null)
  listeners.notify()
}

/** Returns the stored material list; empty on the server and during hydration. */
export function useStoredList(): string {
  return useSyncExternalStore(subscribe, readStoredList, () => '')
}

/** The `storage` event reports only what other tabs have stored. */
function subscribe(listener: () => void) {
  const unsubscribe = listeners.subscribe(listener)
  window.addEventListener('storage', listener)
  return () => {
    unsubscribe()
    window.removeEventListener('storage', listener)
  }
}

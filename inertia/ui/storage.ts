type StorageName = 'localStorage' | 'sessionStorage'

/** Reads from web storage; null if there is no entry, or storage is denied. */
export function readStorage(storage: StorageName, key: string): string | null {
  try {
    return window[storage].getItem(key)
  } catch {
    return null
  }
}

/**
 * Writes to web storage; null removes the entry.
 *
 * @returns false if storage is denied or full
 */
export function writeStorage(storage: StorageName, key: string, value: string | null): boolean {
  try {
    if (value === null) window[storage].removeItem(key)
    else window[storage].setItem(key, value)
    return true
  } catch {
    return false
  }
}

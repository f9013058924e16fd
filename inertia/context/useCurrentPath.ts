import { usePage } from '@inertiajs/react'

/** Returns the path of the current page, without query string and fragment. */
export function useCurrentPath(): string {
  return usePage().url.split(/[?#]/)[0]
}

import { usePage } from '@inertiajs/react'

/** The path of the page being shown, without query and anchor. */
export function useCurrentPath(): string {
  return usePage().url.split(/[?#]/)[0]
}

import type { SharedProps } from '@adonisjs/inertia/types'
import { usePage } from '@inertiajs/react'

/** Returns the props that every page has (specification §3 "Shared page props"). */
export function useShared(): SharedProps {
  return usePage().props
}

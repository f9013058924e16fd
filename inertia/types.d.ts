import type { SharedProps } from '@adonisjs/inertia/types'
import 'react'

declare module '@inertiajs/core' {
  interface InertiaConfig {
    sharedPageProps: SharedProps
  }
}

declare module 'react' {
  interface VideoHTMLAttributes<T> {
    /** HTML's own since 2026: film and poster wait until they are near. */
    loading?: 'eager' | 'lazy'
  }
}

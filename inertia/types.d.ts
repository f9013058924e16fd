import type { SharedProps } from '@adonisjs/inertia/types'
import 'react'

declare module '@inertiajs/core' {
  interface InertiaConfig {
    sharedPageProps: SharedProps
  }
}

declare module 'react' {
  interface VideoHTMLAttributes<T> {
    /** Part of HTML since 2026: video and poster are loaded lazily. */
    loading?: 'eager' | 'lazy'
  }
}

import type { SharedProps } from '@adonisjs/inertia/types'

declare module '@inertiajs/core' {
  interface InertiaConfig {
    sharedPageProps: SharedProps
  }
}

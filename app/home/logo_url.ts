import vite from '@adonisjs/vite/services/main'

/** Returns the URL of the company's logo with its build hash. */
export function logoUrl(): string {
  return vite.assetPath('inertia/images/favicon.svg')
}

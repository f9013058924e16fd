import vite from '@adonisjs/vite/services/main'

/** The URL of the company's sign, as the build named it. */
export function logoUrl(): string {
  return vite.assetPath('inertia/images/favicon.svg')
}

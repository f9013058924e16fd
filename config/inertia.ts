import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/inertia'

const inertiaConfig = defineConfig({
  /** Set here, as the adapter would compute it for each response. */
  assetsVersion: app.inDev ? undefined : versionOf(app.publicPath('assets/.vite/manifest.json')),

  ssr: {
    enabled: true,
    entrypoint: 'inertia/ssr.tsx',
  },
})

/**
 * Returns the version of the built assets; undefined while there are none, because `npm start` loads
 * the content during the build.
 */
function versionOf(manifest: string): string | undefined {
  try {
    return hash('sha256', readFileSync(manifest), 'base64url').slice(0, 12)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

export default inertiaConfig

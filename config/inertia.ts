import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/inertia'

const inertiaConfig = defineConfig({
  /** Set here, as the adapter would compute it for each response. */
  assetsVersion: app.inDev ? undefined : hashOf(app.publicPath('assets/.vite/manifest.json')),

  ssr: {
    enabled: true,
    entrypoint: 'inertia/ssr.tsx',
  },
})

/** Returns the version of the built assets; undefined before the first build. */
function hashOf(manifest: string): string | undefined {
  if (!existsSync(manifest)) return undefined
  return createHash('sha256').update(readFileSync(manifest)).digest('base64url').slice(0, 12)
}

export default inertiaConfig

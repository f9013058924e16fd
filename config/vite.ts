import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/vite'

const viteBackendConfig = defineConfig({
  /**
   * The folder of the bundle for server-side rendering. It is outside "public", which is served to
   * visitors.
   */
  buildDirectory: app.makePath('ssr'),

  manifestFile: app.publicPath('assets/.vite/manifest.json'),
  assetsUrl: '/assets',

  scriptAttributes: {
    type: 'module',
  },
})

export default viteBackendConfig

import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/vite'

const viteBackendConfig = defineConfig({
  /**
   * Where Vite writes the bundle for server-side rendering. Outside "public": it is not for visitors.
   */
  buildDirectory: app.makePath('ssr'),

  manifestFile: app.publicPath('assets/.vite/manifest.json'),
  assetsUrl: '/assets',

  scriptAttributes: {
    type: 'module',
  },
})

export default viteBackendConfig

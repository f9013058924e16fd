import { indexEntities } from '@adonisjs/core'
import { defineConfig } from '@adonisjs/core/app'
import { indexPages } from '@adonisjs/inertia'

export default defineConfig({
  commands: [
    () => import('@adonisjs/core/commands'),
    () => import('@adonisjs/lucid/commands'),
    () => import('#database/migration_commands'),
  ],

  directories: {
    commands: 'app/commands',
  },

  providers: [
    () => import('@adonisjs/core/providers/app_provider'),
    () => import('@adonisjs/core/providers/edge_provider'),
    () => import('@adonisjs/i18n/i18n_provider'),
    () => import('@adonisjs/lucid/database_provider'),
    () => import('@adonisjs/vite/vite_provider'),
    () => import('@adonisjs/inertia/inertia_provider'),
    () => import('@adonisjs/mail/mail_provider'),
    () => import('@adonisjs/limiter/limiter_provider'),
    { file: () => import('#operations/background_provider'), environment: ['web'] },
    { file: () => import('#operations/response_cache_provider'), environment: ['web'] },
    { file: () => import('#operations/former_assets_provider'), environment: ['web'] },
  ],

  preloads: [
    () => import('#start/content'),
    () => import('#start/routes'),
    () => import('#start/kernel'),
    { file: () => import('#start/views'), environment: ['web'] },
    { file: () => import('#start/development'), environment: ['web'] },
    { file: () => import('#start/production'), environment: ['web'] },
    { file: () => import('#start/observing'), environment: ['web'] },
  ],

  metaFiles: [
    { pattern: 'resources/**', reloadServer: false },
    { pattern: 'resources/search/**', reloadServer: true },
    { pattern: 'inertia/css/tokens.css', reloadServer: false },
    { pattern: 'public/**', reloadServer: false },
    { pattern: 'ssr/**', reloadServer: false },
  ],

  hooks: {
    init: [
      indexEntities({
        controllers: { source: 'app', glob: ['**/*_controller.ts'], importAlias: '#app' },
        events: { enabled: false },
        listeners: { enabled: false },
      }),
      indexPages({ framework: 'react' }),
    ],
    buildStarting: [
      /** Tells `bin/build.mjs` that the lists of controllers and pages are generated. */
      { run: () => void process.send?.('listed') },
      () => import('@adonisjs/vite/build_hook'),
    ],
  },
})

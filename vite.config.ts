import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import adonisjs from '@adonisjs/vite/client'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Packages that only some pages need: Embla, Headless UI and what it stands on, forms. */
const APART = [
  'embla|leaflet',
  '@headlessui|@floating-ui|@react-aria|react-aria|react-stately|@internationalized|@tanstack',
  '@swc|aria-hidden|clsx|tabbable|use-sync-external-store',
  'react-hook-form|@hookform|zod',
].join('|')

const SHARED = new RegExp(
  [
    `node_modules/(?!${APART})`,
    'inertia/(?!pages/|forms/|designsystem/|css/server_error|(?:\\w+/)+(?:lazy|form)/)',
    'app/shared/(?!email|invalid_text|contact_form|form_guard|newsletter_form)',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]')
)

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    tailwindcss(),
    adonisjs({
      entryPoints: ['inertia/app.tsx', 'inertia/css/server_error.css'],
      serverEntryPoints: ['inertia/ssr.tsx'],
      reload: ['resources/views/**/*.edge'],
    }),
    compressedCopies(),
  ],

  resolve: {
    alias: {
      '~/': `${import.meta.dirname}/inertia/`,
      '#shared/': `${import.meta.dirname}/app/shared/`,
    },
  },

  build: {
    /** Pictures stay files: the Content-Security-Policy allows no data: addresses. */
    assetsInlineLimit: 0,
  },

  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            /**
             * Two files carry a page: what all pages share, and its own. What is fetched after
             * hydration, and only where it is used, lies in its room's folder `lazy` and stays apart;
             * so does what only pages with a form need (forms, and the folders `form`), and what only
             * the Designsystem shows.
             */
            codeSplitting: {
              groups: [
                {
                  name: 'shared',
                  test: SHARED,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { outDir: 'ssr/server' },
      /** In production the bundle carries its dependencies: one file to load instead of hundreds. */
      resolve: { noExternal: command === 'build' ? true : undefined },
    },
  },
}))

/** Puts compressed copies beside each text asset: what never changes is compressed once, and best. */
function compressedCopies(): Plugin {
  return {
    name: 'compressed-copies',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle({ dir = '' }, bundle) {
      for (const file of Object.values(bundle)) {
        if (!/\.(js|css|svg)$/.test(file.fileName)) continue
        const content = file.type === 'chunk' ? file.code : file.source
        writeFileSync(join(dir, `${file.fileName}.br`), brotliCompressSync(content))
        writeFileSync(join(dir, `${file.fileName}.gz`), gzipSync(content, { level: 9 }))
      }
    },
  }
}

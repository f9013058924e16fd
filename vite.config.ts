import adonisjs from '@adonisjs/vite/client'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    tailwindcss(),
    adonisjs({
      entryPoints: ['inertia/app.tsx', 'inertia/images/favicon.svg'],
      serverEntryPoints: ['inertia/ssr.tsx'],
      reload: ['resources/views/**/*.edge'],
    }),
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
            /** Two files carry a page: what all pages share, and its own. */
            codeSplitting: {
              groups: [
                { name: 'shared', test: /node_modules|inertia[\\/](?!pages)|app[\\/]shared/ },
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

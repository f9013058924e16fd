import { createServer } from 'node:net'
import adonisjs from '@adonisjs/vite/client'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { compressedCopies } from './bundling/compressed_copies.js'
import { withoutUnusedInertia } from './bundling/unused_inertia.js'

/**
 * Files that several pages share, with all that their modules import; the first that fits has a module.
 * Everything else is split by the bundler: one file for each page and each `import()`.
 */
const FILES = [
  { name: 'app', test: /inertia[\\/](app|content[\\/]ContentPage)\.tsx$/ },
  { name: 'forms', test: /node_modules[\\/](react-hook-form|@hookform|zod)[\\/]/ },
  { name: 'catalogue', test: /inertia[\\/](catalogue|filters)[\\/]/, minShareCount: 3 },
  {
    name: 'lists',
    test: /inertia[\\/]((content|events|news|projects)[\\/]|ui[\\/][A-Z])/,
    minShareCount: 2,
  },
]

export default defineConfig(
  async ({ command, mode }): Promise<UserConfig> => ({
    plugins: [
      react(),
      tailwindcss(),
      adonisjs({
        entryPoints: ['inertia/app.tsx', 'inertia/css/server_error.css'],
        serverEntryPoints: ['inertia/ssr.tsx'],
        reload: ['resources/views/**/*.edge'],
      }),
      withoutUnusedInertia(),
      compressedCopies(),
    ],

    resolve: {
      alias: {
        '~/': `${import.meta.dirname}/inertia/`,
        '#shared/': `${import.meta.dirname}/app/shared/`,
      },
    },

    /** With Vite's own port, two development servers on a machine would tell each other's pages. */
    server: command === 'serve' && mode !== 'test' ? { ws: { port: await freePort() } } : {},

    build: {
      /** Pictures stay files: the Content-Security-Policy allows no data: addresses. */
      assetsInlineLimit: 0,
    },

    environments: {
      client: {
        /** Packages leave out what they do where there is no browser. */
        define: command === 'build' ? { 'typeof window': '"object"' } : undefined,
        build: {
          rolldownOptions: {
            treeshake: {
              /** Of what Inertia's core imports, the modules of which nothing is used are left out. */
              moduleSideEffects: [
                { test: /node_modules[\\/](@inertiajs|laravel-precognition)/, sideEffects: false },
              ],
              /** Inertia's calls for a validation and a progress bar that this site does without. */
              manualPureFunctions: [
                'createContext',
                'precognitionClient.withXsrfCookieName',
                'precognitionClient.withXsrfHeaderName',
                'setupProgress',
              ],
            },
            output: { codeSplitting: { groups: FILES } },
          },
        },
      },
      ssr: {
        /** Source stays in the server's memory: neither React's development builds nor comments do. */
        define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : undefined,
        build: {
          outDir: 'ssr/server',
          rolldownOptions: { output: { minify: { mangle: false } } },
        },
        /** In production the bundle carries its dependencies: one file to load instead of hundreds. */
        resolve: { noExternal: command === 'build' ? true : undefined },
      },
    },
  })
)

/** A port on which nobody listens at the moment. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

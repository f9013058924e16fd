import { createServer } from 'node:net'
import adonisjs from '@adonisjs/vite/client'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { compressedCopies } from './bundling/compressed_copies.js'
import { dropUnusedInertia } from './bundling/drop_unused_inertia.js'
import { signalsWithoutStacks } from './bundling/signals_without_stacks.js'

/** Packages that only some pages need: Embla, Headless UI and what it stands on, forms. */
const APART = [
  'embla|leaflet|nprogress|three/',
  '@headlessui|@floating-ui|@react-aria|@react-stately|@tanstack',
  '@swc|clsx|tabbable|use-sync-external-store',
  'react-hook-form|@hookform|zod',
].join('|')

/** Of `app/shared`: what only pages of the catalogue need. */
const CATALOGUE = 'catalogue_anchors|group_documents|group_files'

/**
 * What every page needs, whichever blocks an editor has put on it. The home page draws the light on
 * bars as the catalogue does, of which it needs nothing else. The way to the comparison is less than a
 * file of its own would be.
 */
const SHARED = pathsWith(
  'rolldown/runtime',
  'bundling/inertia_toolkit',
  `node_modules/(?!${APART})`,
  'inertia/(?!pages/|adviser/|filters/|catalogue/(?!BarLight|ComparisonLink)|contrast/|colour_match/|comparison/|material_list/|planning/|search/|home/|events/|map/|forms/(?!sentDraft)|designsystem/|solid/|css/server_error|content/Paging|ui/(?:lazyHydration|ModalButton)|(?:\\w+/)+(?:lazy|form)/)',
  `app/shared/(?!colours|email|invalid_text|contact_form|form_guard|newsletter_form|material_list|typed_|catalogue_files|${CATALOGUE})`
)

/** What only the pages with a form need. */
const FORMS = pathsWith(
  'node_modules/(?:react-hook-form|@hookform|zod)/',
  'inertia/forms/(?!fields/options|(?:\\w+/)*lazy/)',
  'inertia/contact/form/ContactSent',
  'app/shared/(?:email|invalid_text|form_guard)'
)

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
      dropUnusedInertia(),
      signalsWithoutStacks(),
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
        build: {
          rolldownOptions: {
            output: {
              /** A first visit brings the names of all files: two characters less of each are 100 bytes. */
              entryFileNames: '[name]-[hash:6].js',
              chunkFileNames: '[name]-[hash:6].js',
              /**
               * Two files carry most pages: what all pages share, and its own; one more what the pages
               * of the catalogue share, one what those with a filter do,
               * and one what those with a form do; the first of these that a module fits has it. What is
               * fetched after hydration, and only where it is used, lies in its room's folder `lazy` and
               * stays apart; so does what only the Designsystem shows.
               */
              codeSplitting: {
                groups: [
                  { name: 'shared', test: SHARED },
                  { name: 'forms', test: FORMS },
                  {
                    name: 'filters',
                    test: pathsWith(
                      'inertia/filters/',
                      'inertia/catalogue/(?:AdviserLink|GroupList|NoGroups)'
                    ),
                  },
                  {
                    name: 'catalogue',
                    test: pathsWith(
                      'inertia/catalogue/(?!Article|ExtraList|Group|RelatedGroups)',
                      `app/shared/(?:${CATALOGUE})`
                    ),
                  },
                ],
              },
            },
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

/** Matches the files whose path contains one of these, on every operating system. */
function pathsWith(...parts: string[]): RegExp {
  return new RegExp(parts.join('|').replaceAll('/', '[\\\\/]'))
}

/** A port on which nobody listens at the moment. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

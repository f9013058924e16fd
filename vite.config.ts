import adonisjs from '@adonisjs/vite/client'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { compressedCopies } from './bundling/compressed_copies.js'
import { withoutUnusedInertia } from './bundling/unused_inertia.js'

/** The entry of the studio's edit mode. */
const STUDIO = 'app/studio/client/main.tsx'

/** Whether pages have the studio's edit mode, as with `npm run studio`; never in a build. */
const hasStudio = (command: string) => command === 'serve' && process.env.STUDIO === 'true'

/**
 * Chunks that several pages share, with everything that their modules import. The first group that
 * matches has a module. Everything else is split by the bundler: a chunk for each page and each
 * `import()`. What the home page shares with the design system alone is a chunk, so that other pages
 * do not load it.
 */
const FILES = [
  {
    name: 'app',
    test: /inertia[\\/](app|content[\\/]ContentPage|projects[\\/]ProjectList|ui[\\/](BarLight|ClampedText|CoverLink|ScrollArea|loading[\\/]WhenHydrated))\.tsx$/,
  },
  {
    name: 'anchors',
    test: /inertia[\\/](blocks[\\/]parts[\\/]LinkedBlocks|ui[\\/]anchors)/,
    minShareCount: 2,
  },
  { name: 'filters', test: /inertia[\\/]filters[\\/](Filter|use)/, minShareCount: 2 },
  { name: 'home', test: /inertia[\\/](carousel|events|home)[\\/]/, minShareCount: 2 },
  {
    name: 'products',
    test: /inertia[\\/](catalogue[\\/](CrossSectionFigure|FileLink|stepFigures|useSampleLink)|ui[\\/]table[\\/])|shared[\\/]group_/,
    minShareCount: 2,
  },
]

/** What packages ask for, though every browser that the site supports has it, or none has. */
const BROWSER = {
  ...typesOf('object', ['document', 'globalThis', 'navigator', 'performance', 'Reflect', 'self']),
  ...typesOf('object', ['window']),
  ...typesOf('function', [
    'AbortController',
    'ArrayBuffer',
    'Blob',
    'File',
    'FileList',
    'FormData',
  ]),
  ...typesOf('function', ['MessageChannel', 'Object.is', 'Promise', 'WeakMap', 'WeakSet']),
  ...typesOf('function', ['clearTimeout', 'queueMicrotask', 'reportError', 'setTimeout']),
  ...typesOf('undefined', ['global', 'setImmediate']),
}

function typesOf(type: string, names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [`typeof ${name}`, `"${type}"`]))
}

/** Few characters compress better. Browser and server name the same files, so both use it. */
const HASH_CHARACTERS = 'hex'

export default defineConfig(
  ({ command }): UserConfig => ({
    plugins: [
      react(),
      tailwindcss(),
      adonisjs({
        entryPoints: [
          'inertia/app.tsx',
          'inertia/css/server_error.css',
          ...(hasStudio(command) ? [STUDIO] : []),
        ],
        serverEntryPoints: ['inertia/ssr.tsx'],
        reload: ['resources/views/**/*.edge'],
      }),
      hasStudio(command) && withStudio(),
      withoutUnusedInertia(),
      compressedCopies(),
    ],

    /**
     * A constant, so that a build removes what depends on it: parts are marked by a spread object, of
     * which nothing stays, while an attribute without a value would.
     */
    define: { 'import.meta.env.STUDIO': `${hasStudio(command)}` },

    resolve: {
      alias: {
        '~/': `${import.meta.dirname}/inertia/`,
        '#shared/': `${import.meta.dirname}/app/shared/`,
      },
    },

    build: {
      /** Images stay files: the Content Security Policy allows no data: URLs. */
      assetsInlineLimit: 0,

      /** Nobody reads the sizes; compressing for them takes time of the first start. */
      reportCompressedSize: false,
    },

    environments: {
      client: {
        /** Removes code of packages for environments without a browser, and for old ones. */
        define: command === 'build' ? BROWSER : undefined,
        build: {
          /** A chunk is imported at once, so only what it imports has to be preloaded. */
          modulePreload: {
            resolveDependencies: (file, all) => all.filter((name) => name !== file),
          },
          rolldownOptions: {
            /** Constants of other modules as well, such as routes. */
            optimization: { inlineConst: { mode: 'all' } },
            treeshake: {
              /** Removes modules of Inertia and its dependencies of which nothing is used. */
              moduleSideEffects: [
                { test: /node_modules[\\/](@inertiajs|laravel-precognition)/, sideEffects: false },
              ],
              /**
               * Calls of Inertia for validation and the progress bar, which this site does not use.
               */
              manualPureFunctions: [
                'createContext',
                'precognitionClient.withXsrfCookieName',
                'precognitionClient.withXsrfHeaderName',
                'setupProgress',
                'Progress',
                'progress.reveal',
                'progress.hide',
              ],
            },
            /** The entry names all chunks: a short hash makes it smaller. */
            output: {
              chunkFileNames: '[name]-[hash:7].js',
              hashCharacters: HASH_CHARACTERS,
              codeSplitting: { groups: FILES },
            },
          },
        },
      },
      ssr: {
        /**
         * The bundle's source stays in memory: without React's development builds it is smaller.
         */
        define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : undefined,
        build: {
          outDir: 'ssr/server',
          rolldownOptions: {
            output: { hashCharacters: HASH_CHARACTERS, minify: { mangle: false } },
          },
        },
        /**
         * In production the bundle contains its dependencies: one file is loaded instead of
         * hundreds.
         */
        resolve: { noExternal: command === 'build' ? true : undefined },
      },
    },
  })
)

/** Has the site's entry load that of the studio. */
function withStudio(): Plugin {
  return {
    name: 'with-studio',
    transform: {
      filter: { id: /inertia[\\/]app\.tsx$/ },
      handler: (code) => ({ code: `${code}\nimport('/${STUDIO}')`, map: null }),
    },
  }
}

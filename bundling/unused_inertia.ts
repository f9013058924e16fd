import { build, type Plugin, type Rolldown } from 'vite'

const USED = `${import.meta.dirname}/inertia.ts`

/**
 * A Vite plugin that removes unused parts of Inertia's adapter for React (forms, links, infinite
 * scrolling and validation), which are 12 kB of each first visit. The adapter is one file that
 * assigns a name to each component for React's developer tools (`Link.displayName = …`), and by
 * default a bundler treats such assignments as side effects. Rolldown's option to ignore them would
 * break React, so the adapter is bundled separately with it.
 */
export function withoutUnusedInertia(): Plugin {
  return {
    name: 'without-unused-inertia',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /node_modules[\\/]@inertiajs[\\/]react[\\/]dist[\\/]index\.js$/ },
      handler: async () => ({ code: await bundleUsed(), moduleSideEffects: false }),
    },
  }
}

async function bundleUsed(): Promise<string> {
  const bundles = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      lib: { entry: USED, formats: ['es'] },
      rolldownOptions: {
        external: (id) => !/^[./]|^\w:|^@inertiajs\/react/.test(id),
        treeshake: {
          propertyWriteSideEffects: false,
          manualPureFunctions: ['createContext', 'forwardRef', 'forwardRef2', 'forwardRef3'],
        },
      },
    },
  })
  const [{ output }] = bundles as Rolldown.RolldownOutput[]
  return output[0].code
}

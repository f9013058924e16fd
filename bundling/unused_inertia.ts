import { build, type Plugin, type Rolldown } from 'vite'

const USED = `${import.meta.dirname}/inertia.ts`

/**
 * Leaves out what the site does not use of Inertia's adapter for React: forms, links, infinite
 * scrolling and their validation, 12 kB of each first visit. The adapter is one file that names each
 * component for React's developer tools (`Link.displayName = …`), and by default a bundler keeps what
 * is written to. Rolldown's option to drop such writes would break React itself, which is why the
 * adapter is bundled alone with it.
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

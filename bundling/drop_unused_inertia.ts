import type { Plugin } from 'vite'

const TOOLKIT = `${import.meta.dirname}/inertia_toolkit.ts`

/** What the rest of Inertia asks of the pages that it would have fetched early. */
const NOTHING_FETCHED = [
  'get() {} remove() {} removeAll() {} removeByTags() {} removeFromInFlight() {}',
  'updateCachedOncePropsFromCurrentPage() {}',
].join(' ')

/** Methods of Inertia's router that nothing here calls. */
const UNUSED_METHODS =
  /^ {2}(?:poll|prefetch|getCached|getPrefetching|appendToProp|prependToProp)\(.*?^ {2}\}$/gms

/**
 * Lets the bundler drop the parts of Inertia's packages that nothing uses: forms, links, endless
 * scrolling and Laravel's way to validate while typing, which nothing imports; progress bar and error
 * dialog, in whose place the site has its own; polling and fetching early, which the site does by
 * itself; what only runs on a server; of es-toolkit what JSON does not need. Each looks to the bundler
 * like something that must happen. Should a new release be written differently, the limits in
 * `first_visit.test.ts` tell.
 */
export function dropUnusedInertia(): Plugin {
  return {
    name: 'drop-unused-inertia',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^es-toolkit(\/compat)?$/ },
      handler: (_, importer) => (importer?.includes('@inertiajs') ? TOOLKIT : null),
    },
    transform: {
      filter: { id: /node_modules\/(@inertiajs\/(react|core)|laravel-precognition)\/dist\// },
      handler: (code, id) => ({
        code: id.includes('laravel-precognition') ? code : withoutEffects(code),
        map: null,
        moduleSideEffects: false,
      }),
    },
  }
}

/**
 * Components are made by a call, and named for React's developer tools. The core tells the validation
 * about header names that the site does not change. Visits show and hide a progress bar that is never
 * set up, and show a dialog that `InvalidResponse` prevents. Props that pages give their layout have
 * another snapshot on the server: for it React would render every page a second time, all at once, as
 * soon as it has hydrated it.
 */
function withoutEffects(code: string): string {
  return code
    .replaceAll(/^(var \w+ = )(forwardRef\d*\()/gm, '$1/* @__PURE__ */ $2')
    .replaceAll(/^\w+\.displayName = .*$/gm, '')
    .replaceAll(/^\s*precognitionClient\.\w+\(.*\);$/gm, '')
    .replaceAll('typeof window === "undefined"', 'false')
    .replaceAll(
      /useSyncExternalStore\(store\.subscribe, store\.get, \(\) => (emptySnapshot)\)/g,
      '$1'
    )
    .replaceAll(/^\s*setupProgress\(.*\);$/gm, '')
    .replace(/^(var progress_component_default = )\{.*?^\};/ms, '$1{ show() {}, hide() {} };')
    .replaceAll(/^\s*return dialog_default\.show\(.*\);$/gm, '')
    .replace(/^(var PrefetchedRequests = )class \{.*?^\};/ms, `$1class { ${NOTHING_FETCHED} };`)
    .replace(/^(var Polls = )class \{.*?^\};/ms, '$1class {};')
    .replaceAll(UNUSED_METHODS, '')
}

import vite from '@adonisjs/vite/services/main'

const ENTRY = 'inertia/app.tsx'
const known = new Map<string, readonly string[]>()

/**
 * The URLs of a page component's chunk and its imports, so that the browser can preload them in
 * parallel. Imports of the entry are preloaded with the entry. In development Vite serves each
 * module by itself.
 */
export function pageScripts(component: string): readonly string[] {
  const page = `inertia/pages/${component}.tsx`
  if (vite.useDevServer) return [vite.assetPath(page)]

  let scripts = known.get(component)
  if (!scripts) {
    const shared = withImports(ENTRY)
    const own = Array.from(withImports(page)).filter((file) => !shared.has(file))
    scripts = own.map((file) => vite.assetPath(file))
    known.set(component, scripts)
  }
  return scripts
}

/** A chunk and all of its static imports, by their keys in the manifest. */
function withImports(file: string): Set<string> {
  const manifest = vite.manifest()
  const files = new Set([file])
  for (const each of files) for (const next of manifest[each]?.imports ?? []) files.add(next)
  return files
}

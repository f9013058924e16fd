import vite from '@adonisjs/vite/services/main'

const ENTRY = 'inertia/app.tsx'
const known = new Map<string, readonly string[]>()

/**
 * The addresses of a page component's file and of what it imports, so that the browser fetches them
 * at once instead of one after the other. What the entry imports is preloaded with the entry. In
 * development Vite serves each file by itself.
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

/** A file of the build and all that it imports before it runs, by their names in the manifest. */
function withImports(file: string): Set<string> {
  const manifest = vite.manifest()
  const files = new Set([file])
  for (const each of files) for (const next of manifest[each]?.imports ?? []) files.add(next)
  return files
}

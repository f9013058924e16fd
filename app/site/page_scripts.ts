import vite from '@adonisjs/vite/services/main'

const ENTRY = 'inertia/app.tsx'
const known = new Map<string, readonly string[]>()

/** The types of a page's blocks that have a chunk of their own, because few pages have them. */
export function lazyBlocks(blocks: readonly { type: string }[]): string[] {
  if (vite.useDevServer) return []
  const manifest = vite.manifest()
  const types = blocks.map(({ type }) => type).filter((type) => manifest[blockFile(type)])
  return [...new Set(types)].toSorted()
}

/**
 * The URLs of the chunks of a page component and its lazy blocks, with their imports, so that the
 * browser can preload them in parallel. Imports of the entry are preloaded with the entry. In
 * development Vite serves each module by itself.
 */
export function pageScripts(component: string, blocks: readonly string[]): readonly string[] {
  const page = `inertia/pages/${component}.tsx`
  if (vite.useDevServer) return [vite.assetPath(page)]

  const key = [component, ...blocks].join()
  let scripts = known.get(key)
  if (!scripts) {
    const shared = withImports(ENTRY)
    const files = [page, ...blocks.map(blockFile)].flatMap((file) => [...withImports(file)])
    const own = new Set(files.filter((file) => !shared.has(file)))
    scripts = Array.from(own, (file) => vite.assetPath(file))
    known.set(key, scripts)
  }
  return scripts
}

function blockFile(type: string): string {
  return `inertia/blocks/${type}.tsx`
}

/** A chunk and all of its static imports, by their keys in the manifest. */
function withImports(file: string): Set<string> {
  const manifest = vite.manifest()
  const files = new Set([file])
  for (const each of files) for (const next of manifest[each]?.imports ?? []) files.add(next)
  return files
}

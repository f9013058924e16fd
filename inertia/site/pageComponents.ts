import type { ResolvedComponent } from '@inertiajs/react'

/** A module below inertia/pages. */
export type PageModule = {
  default: ResolvedComponent
  /** Loads the code of lazily hydrated components (`lazyHydration`). */
  preload?: () => Promise<unknown>
}

/**
 * Picks a page component by its name.
 *
 * @throws Page not found: {name} (specification §2 and §8)
 */
export function pickPage<Value>(pages: Record<string, Value>, name: string): Value {
  const page = pages[`./pages/${name}.tsx`]
  if (!page) throw new Error(`Page not found: ${name}`)
  return page
}

import { createContext, type ReactNode, Suspense, use } from 'react'
import type { Block } from '#content/blocks/blocks'
import { ErrorBoundary } from '~/ui/ErrorBoundary'
import { ErrorFallback } from '~/ui/ErrorFallback'

/**
 * Whether the server renders a page for the second time, because something in it failed. Only then
 * does it take the detour by Suspense, which alone stops an error on a server.
 */
export const SkipsFailedBlocks = createContext(false)

/** Keeps a block's error from the rest of the page. */
export function BlockBoundary({ block, children }: { block: Block; children: ReactNode }) {
  const fallback = <ErrorFallback />
  if (import.meta.env.SSR && use(SkipsFailedBlocks)) {
    return <Suspense fallback={fallback}>{children}</Suspense>
  }
  return (
    <ErrorBoundary content={block} fallback={fallback}>
      {children}
    </ErrorBoundary>
  )
}

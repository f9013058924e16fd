import { createContext, type ReactNode, Suspense, use } from 'react'
import type { Block } from '#content/blocks/blocks'
import { ErrorBoundary } from '~/ui/ErrorBoundary'
import { ErrorFallback } from '~/ui/ErrorFallback'

/**
 * Whether the server renders a page again after an error, without the blocks that fail. Only then are
 * blocks wrapped in Suspense, the only error boundary of React on a server.
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

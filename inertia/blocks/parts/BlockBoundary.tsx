import { createContext, type ReactNode, Suspense, use } from 'react'
import type { Block } from '#content/blocks/blocks'
import { ErrorBoundary } from '~/ui/errors/ErrorBoundary'
import { ErrorFallback } from '~/ui/errors/ErrorFallback'

/**
 * Whether the server is rendering a page again after an error, this time without the failing
 * blocks. Only then are blocks wrapped in Suspense, which is React's only error boundary on the
 * server.
 */
export const SkipsFailedBlocks = createContext(false)

/** The error boundary of a block. */
export function BlockBoundary({ block, children }: { block: Block; children: ReactNode }) {
  const fallback = <ErrorFallback />
  if (import.meta.env.SSR && use(SkipsFailedBlocks)) {
    return <Suspense fallback={fallback}>{children}</Suspense>
  }
  const content = (
    <ErrorBoundary content={block} fallback={fallback}>
      {children}
    </ErrorBoundary>
  )
  return import.meta.env.STUDIO ? <div data-part={`blocks/${block.id}`}>{content}</div> : content
}

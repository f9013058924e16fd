import { createContext, type ReactNode, Suspense, use } from 'react'
import type { Block } from '#content/blocks/blocks'
import { BrokenPart } from '~/ui/BrokenPart'
import { ErrorBoundary } from '~/ui/ErrorBoundary'

/**
 * Whether the server renders a page for the second time, because something in it failed. Only then
 * does it take the detour by Suspense, which alone stops an error on a server.
 */
export const RendersWhatWorks = createContext(false)

/** Keeps a block's error from the rest of the page. */
export function BlockBoundary({ block, children }: { block: Block; children: ReactNode }) {
  const fallback = <BrokenPart />
  if (import.meta.env.SSR && use(RendersWhatWorks)) {
    return <Suspense fallback={fallback}>{children}</Suspense>
  }
  return (
    <ErrorBoundary content={block} fallback={fallback}>
      {children}
    </ErrorBoundary>
  )
}

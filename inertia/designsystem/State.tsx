import type { ReactNode } from 'react'
import type { Elements } from '~/ui/elements'

/** A state of a component, below the props that produce it. */
export function State({ code, children }: { code: string; children: Elements }) {
  return (
    <div className="min-w-0">
      <p className="mb-3 text-xs text-steel">
        <code translate="no">{code}</code>
      </p>
      {children}
    </div>
  )
}

/** A grid of states. */
export function States({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`container-page mt-10 grid gap-x-8 gap-y-10 ${className ?? ''}`}>
      {children}
    </div>
  )
}

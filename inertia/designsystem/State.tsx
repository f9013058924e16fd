import type { ReactNode } from 'react'
import type { Elements } from '~/ui/elements'

/** One state of a component, with the code that makes it so above it. */
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

/** States below or beside each other, in the container. */
export function States({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`container-page mt-10 grid gap-x-8 gap-y-10 ${className ?? ''}`}>
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'

/** Boxes to tick that answer one question, which screen readers hear with each of them. */
export function FieldGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">{label}</legend>
      <div className="my-1 flex flex-wrap gap-x-8">{children}</div>
    </fieldset>
  )
}

import type { ReactNode } from 'react'

/** A fieldset of checkboxes with a legend. */
export function FieldGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">{label}</legend>
      <div className="my-1 flex flex-wrap gap-x-8">{children}</div>
    </fieldset>
  )
}

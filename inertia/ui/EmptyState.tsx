import type { ReactNode } from 'react'
import { NotFoundDrawing } from '~/ui/NotFoundDrawing'

/** The empty state of a list. */
export function EmptyState(props: { title: string; text?: string; children?: ReactNode }) {
  return (
    <div className="grid items-center gap-x-16 gap-y-8 bg-sand p-6 sm:p-12 lg:grid-cols-2">
      <div>
        <h2 className="text-h3">{props.title}</h2>
        {props.text && <p className="measure mt-3">{props.text}</p>}
        {props.children && <div className="mt-6">{props.children}</div>}
      </div>
      <NotFoundDrawing />
    </div>
  )
}

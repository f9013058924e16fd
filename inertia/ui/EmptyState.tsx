import type { ReactElement, ReactNode } from 'react'
import drawing from '~/images/not_found.svg'

/** The empty state of a list. */
export function EmptyState(props: {
  title: string
  titleLang?: string
  text?: string | ReactElement
  children?: ReactNode
}) {
  const { text } = props
  return (
    <div className="titled items-center gap-x-16 gap-y-8 bg-sand p-6 sm:p-12 lg:grid-cols-2">
      <div>
        <h2 className="text-h3" lang={props.titleLang}>
          {props.title}
        </h2>
        {text && (
          <div className="measure mt-3">{typeof text === 'string' ? <p>{text}</p> : text}</div>
        )}
        {props.children && <div className="mt-6">{props.children}</div>}
      </div>
      <NotFoundDrawing />
    </div>
  )
}

/** The drawing of empty states and of the 404 page: two floors that do not meet. */
export function NotFoundDrawing() {
  return <img src={drawing} alt="" width={1200} height={600} className="w-full" />
}

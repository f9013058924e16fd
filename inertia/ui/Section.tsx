import type { ReactElement } from 'react'
import type { RouteName } from '#shared/routes'
import { Button } from '~/ui/Button'
import type { Elements } from '~/ui/elements'

/**
 * A section of a page with a heading and, beside it, an optional link to more. In a column
 * (SectionAside) it has neither the container's padding nor a margin above.
 */
export function Section(props: {
  id?: string
  title?: string | ReactElement
  titleLang?: string
  /** The page with the full content, linked beside the heading. */
  more?: { route: RouteName; label: string }
  children: Elements
  className?: string
}) {
  return (
    <section
      id={props.id}
      className={`container-page mt-section in-column:mt-0 in-column:px-0 ${props.className ?? ''}`}
    >
      {props.title && (
        <div className="mb-4 flex flex-wrap items-end justify-between gap-x-10 gap-y-2 lg:mb-6 sm:gap-y-4">
          <h2 className="max-w-[24ch] text-h2" lang={props.titleLang}>
            {props.title}
          </h2>
          {props.more && (
            <Button variant="text" route={props.more.route}>
              {props.more.label}
            </Button>
          )}
        </div>
      )}
      {props.children}
    </section>
  )
}

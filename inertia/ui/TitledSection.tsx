import type { ReactNode } from 'react'
import type { Elements } from '~/ui/elements'
import { Section } from '~/ui/Section'

/** A section of a page whose heading stands beside its content on large screens. */
export function TitledSection(props: {
  title?: string
  titleLang?: string
  titleId?: string
  /** Shown below the heading. */
  aside?: Elements
  children: ReactNode
}) {
  return (
    <Section>
      <div className="titled gap-x-16 gap-y-6 lg:grid-cols-12">
        {props.title && (
          <div className="lg:col-span-4">
            <h2 id={props.titleId} className="text-h2 lg:h2-beside" lang={props.titleLang}>
              {props.title}
            </h2>
            {props.aside}
          </div>
        )}
        <div className={props.title ? 'lg:col-span-8 lg:col-start-5' : 'col-span-full'}>
          {props.children}
        </div>
      </div>
    </Section>
  )
}

import { Disclosure } from '~/ui/dialog/Disclosure'
import type { Elements } from '~/ui/elements'
import { TitledSection } from '~/ui/TitledSection'

/**
 * A list of native disclosures, which open without JavaScript, also for links to their content. On
 * paper they are open, in two columns.
 */
export function AccordionPanels(props: {
  title?: string
  titleLang?: string
  panels: readonly { id: string | number; summary: Elements; content: Elements }[]
}) {
  return (
    <TitledSection title={props.title} titleLang={props.titleLang}>
      <div className="border-t border-ink print:grid print:grid-cols-2 print:gap-x-8">
        {props.panels.map(({ id, summary, content }) => (
          <Disclosure
            key={id}
            className="border-b border-hairline"
            summaryClassName="py-3"
            summary={summary}
          >
            {content}
          </Disclosure>
        ))}
      </div>
    </TitledSection>
  )
}

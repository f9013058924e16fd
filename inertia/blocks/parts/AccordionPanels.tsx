import { Disclosure } from '~/ui/dialog/Disclosure'
import type { Elements } from '~/ui/elements'
import { TitledSection } from '~/ui/TitledSection'

/** A list of native disclosures, which open without JavaScript, also for links to their content. */
export function AccordionPanels(props: {
  title?: string
  titleLang?: string
  panels: readonly { id: string | number; summary: Elements; content: Elements }[]
}) {
  return (
    <TitledSection title={props.title} titleLang={props.titleLang}>
      <div className="border-t border-ink">
        {props.panels.map(({ id, summary, content }) => (
          <Disclosure
            key={id}
            className="border-b border-hairline"
            summaryClassName="py-5"
            summary={summary}
          >
            {content}
          </Disclosure>
        ))}
      </div>
    </TitledSection>
  )
}

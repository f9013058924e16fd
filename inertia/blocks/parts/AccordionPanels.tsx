import { Disclosure } from '~/ui/Disclosure'
import type { Elements } from '~/ui/elements'
import { TitledSection } from '~/ui/TitledSection'

/** Native disclosures, one below the other: they open without JavaScript, and for a link to their content. */
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

import type { PageProps } from '#start/pages'
import { ColourTableForm } from '~/colour_table/ColourTableForm'
import { ColourTableResult } from '~/colour_table/ColourTableResult'
import { ContentPage } from '~/content/ContentPage'
import { useText } from '~/context/useText'
import { Section } from '~/ui/Section'

/** The colour table: two floors and a profile between them, in different light. */
export default function Table(props: PageProps<'ColorOverview/Table'>) {
  const { questions, light, table, ...page } = props
  const t = useText()
  return (
    <ContentPage page={page} compact>
      <Section>
        <h2 className="sr-only">{t('colour_table.form')}</h2>
        <ColourTableForm questions={questions} light={light} />
      </Section>
      {table && (
        <Section>
          <ColourTableResult table={table} />
        </Section>
      )}
    </ContentPage>
  )
}

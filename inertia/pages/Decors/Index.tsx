import { DecorGrid } from '~/catalogue/DecorGrid'
import { FilterForm } from '~/catalogue/FilterForm'
import { ContentPage } from '~/components/ContentPage'
import { EmptyState } from '~/components/EmptyState'
import { Section } from '~/components/Section'
import { useMessages } from '~/hooks/useMessages'
import type { PageProps } from '#start/pages'

export default function Index({ choices, decors, ...page }: PageProps<'Decors/Index'>) {
  const t = useMessages()
  return (
    <ContentPage page={page}>
      <Section>
        <FilterForm choices={choices} result={t('catalogue.ui.decors', { count: decors.length })} />
        <div className="mt-12">
          {decors.length > 0 ? (
            <DecorGrid decors={decors} />
          ) : (
            <EmptyState title={t('catalogue.ui.empty_title')} text={t('catalogue.ui.empty_text')} />
          )}
        </div>
      </Section>
    </ContentPage>
  )
}

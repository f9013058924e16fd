import type { PageProps } from '#start/pages'
import { DecorGrid } from '~/catalogue/DecorGrid'
import { ContentPage } from '~/content/ContentPage'
import { useText } from '~/context/useText'
import { FilterForm } from '~/filters/FilterForm'
import { EmptyState } from '~/ui/EmptyState'
import { Section } from '~/ui/Section'

export default function Index({ choices, decors, none, ...page }: PageProps<'Decors/Index'>) {
  const t = useText()
  return (
    <ContentPage page={page}>
      <Section>
        <FilterForm choices={choices} result={t('catalogue.ui.decors', { count: decors.length })} />
        <div className="mt-12">
          {none ? <EmptyState {...none} /> : <DecorGrid decors={decors} />}
        </div>
      </Section>
    </ContentPage>
  )
}

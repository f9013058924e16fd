import { FilterForm } from '~/catalogue/FilterForm'
import { ReferenceList } from '~/catalogue/ReferenceList'
import { ContentPage } from '~/components/ContentPage'
import { EmptyState } from '~/components/EmptyState'
import { Paging } from '~/components/Paging'
import { Section } from '~/components/Section'
import { useMessages } from '~/hooks/useMessages'
import type { PageProps } from '#start/pages'

export default function Index(props: PageProps<'References/Index'>) {
  const { sector, references, paging, ...page } = props
  const t = useMessages()
  return (
    <ContentPage page={page}>
      <Section>
        <FilterForm
          choices={[sector]}
          result={t('catalogue.ui.references', { count: paging.total })}
        />
        <div className="mt-12">
          {references.length > 0 ? (
            <ReferenceList references={references} level={2} />
          ) : (
            <EmptyState title={t('catalogue.ui.empty_title')} />
          )}
        </div>
        <Paging paging={paging} query={sector.value ? { sector: sector.value } : undefined} />
      </Section>
    </ContentPage>
  )
}

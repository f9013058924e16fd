import { FilterForm } from '~/catalogue/FilterForm'
import { ContentPage } from '~/content/ContentPage'
import { useMessages } from '~/context/useMessages'
import { ReferenceList } from '~/projects/ReferenceList'
import { EmptyState } from '~/ui/EmptyState'
import { Paging } from '~/ui/Paging'
import { Section } from '~/ui/Section'
import type { PageProps } from '#content/pages'

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

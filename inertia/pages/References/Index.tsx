import type { PageProps } from '#start/pages'
import { ContentPage } from '~/content/ContentPage'
import { Paging } from '~/content/Paging'
import { useText } from '~/context/useText'
import { FilterForm } from '~/filters/FilterForm'
import { ProjectList } from '~/projects/ProjectList'
import { EmptyState } from '~/ui/EmptyState'
import { Section } from '~/ui/Section'

export default function Index(props: PageProps<'References/Index'>) {
  const { sector, references, none, paging, ...page } = props
  const t = useText()
  return (
    <ContentPage page={page}>
      <Section>
        <FilterForm
          choices={[sector]}
          result={t('catalogue.ui.references', { count: paging.total })}
        />
        <div className="mt-12">
          {none ? (
            <EmptyState title={none.title} />
          ) : (
            <ProjectList projects={references} level={2} />
          )}
        </div>
        <Paging paging={paging} query={sector.value ? { sector: sector.value } : undefined} />
      </Section>
    </ContentPage>
  )
}

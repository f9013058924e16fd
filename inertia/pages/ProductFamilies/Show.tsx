import type { PageProps } from '#start/pages'
import { AdviserLink } from '~/catalogue/lists/AdviserLink'
import { GroupList } from '~/catalogue/lists/GroupList'
import { NoGroups } from '~/catalogue/lists/NoGroups'
import { ContentPage } from '~/content/ContentPage'
import { langOf } from '~/context/langOf'
import { useText } from '~/context/useText'
import { FilterForm } from '~/filters/FilterForm'

/** A product family with its groups. */
export default function Show(props: PageProps<'ProductFamilies/Show'>) {
  const { family, trail, filter, groups, none, ...page } = props
  const t = useText()
  return (
    <ContentPage page={page} trail={trail} compact>
      <section className="container-page mt-4 lg:mt-12">
        <h2 className="sr-only" lang={langOf(family, 'title')}>
          {family.title}
        </h2>
        <AdviserLink />
        <FilterForm {...filter} result={t('catalogue.ui.groups', { count: groups.length })} />
        {none ? <NoGroups {...none} /> : <GroupList groups={groups} />}
      </section>
    </ContentPage>
  )
}

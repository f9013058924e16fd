import type { PageProps } from '#start/pages'
import { AdviserLink } from '~/catalogue/lists/AdviserLink'
import { GroupList } from '~/catalogue/lists/GroupList'
import { NoGroups } from '~/catalogue/lists/NoGroups'
import { ContentPage } from '~/content/ContentPage'
import { EntryText } from '~/content/EntryText'
import { langOf } from '~/context/langOf'
import { useText } from '~/context/useText'
import { FilterForm } from '~/filters/FilterForm'
import { Picture } from '~/media/Picture'
import { Section } from '~/ui/Section'

/** All product families; with a filter, the matching groups of all families. */
export default function Index(props: PageProps<'ProductFamilies/Index'>) {
  const { families, filter, groups, none, ...page } = props
  const t = useText()
  const result = groups
    ? t('catalogue.ui.groups', { count: groups.length })
    : t('global.catalogue.families', { count: families.length })
  return (
    <ContentPage page={page}>
      <Section>
        <h2 className="sr-only">{t('global.catalogue.all_products')}</h2>
        <AdviserLink />
        <FilterForm {...filter} result={result} />
        {groups === null && <FamilyList families={families} />}
        {groups && <GroupsByFamily families={families} groups={groups} />}
        {none && <NoGroups {...none} />}
      </Section>
    </ContentPage>
  )
}

/** The matching groups, under the title of each family that has some. */
function GroupsByFamily(props: {
  families: Families
  groups: NonNullable<PageProps<'ProductFamilies/Index'>['groups']>
}) {
  return props.families.map((family) => {
    const groups = props.groups.filter(({ key }) => key.startsWith(`${family.key}.`))
    if (groups.length === 0) return null
    return (
      <div key={family.key} className="mt-12">
        <h3 className="mb-4 text-h3" lang={langOf(family, 'title')}>
          {family.title}
        </h3>
        <GroupList groups={groups} level="h4" />
      </div>
    )
  })
}

type Families = PageProps<'ProductFamilies/Index'>['families']

function FamilyList({ families }: { families: Families }) {
  return (
    <ul>
      {families.map((family) => (
        <li
          key={family.key}
          className="relative grid items-center gap-x-8 gap-y-4 border-b border-hairline py-8 transition-colors hover:bg-sand lg:grid-cols-12"
        >
          <div className="grid grid-cols-[auto_minmax(min-content,1fr)] items-center gap-x-6 lg:col-span-5">
            <Picture image={family.icon} decorative className="w-24 sm:w-30" />
            {family.image && (
              <Picture
                image={family.image}
                title={family.title}
                sizes="(width >= 64rem) 28vw, 60vw"
                className="aspect-[3/2] w-full object-cover"
              />
            )}
          </div>
          <div className="lg:col-span-4">
            <EntryText entry={family} />
          </div>
          <div className="lg:col-span-3">
            <p className="text-lg font-semibold tabular-nums" lang={langOf(family, 'range')}>
              {family.range}
            </p>
            <p className="text-sm text-steel" lang={langOf(family, 'fixing')}>
              {family.fixing}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

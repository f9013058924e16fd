import type { PageProps } from '#start/pages'
import { AdviserLink } from '~/catalogue/lists/AdviserLink'
import { GroupList } from '~/catalogue/lists/GroupList'
import { NoGroups } from '~/catalogue/lists/NoGroups'
import { ContentPage } from '~/content/ContentPage'
import { langOf } from '~/context/langOf'
import { useCurrentPath } from '~/context/useCurrentPath'
import { useText } from '~/context/useText'
import { FilterForm } from '~/filters/FilterForm'
import { toQuery } from '~/filters/useFilterVisits'
import { Picture } from '~/media/Picture'
import { CoverLink } from '~/ui/CoverLink'

/** All product families; with a filter, the matching groups of all families. */
export default function Index(props: PageProps<'ProductFamilies/Index'>) {
  const { families, filter, groups, none, ...page } = props
  const t = useText()
  const result = groups
    ? t('catalogue.ui.groups', { count: groups.length })
    : t('global.catalogue.families', { count: families.length })
  return (
    <ContentPage page={page} compact>
      <section className="container-page mt-4 lg:mt-12">
        <h2 className="sr-only">{t('global.catalogue.all_products')}</h2>
        <AdviserLink />
        <FilterForm
          {...filter}
          result={result}
          shortcuts={{ of: PLACE, links: <PlaceLinks {...filter} /> }}
        />
        {groups === null && <FamilyList families={families} />}
        {groups && <GroupsByFamily families={families} groups={groups} />}
        {none && <NoGroups {...none} />}
      </section>
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

/** The question for the place, and the answers that most visitors come with. */
const PLACE = 'application'
const PLACES = ['level_floors', 'height_difference', 'stairs', 'wall']

/** Links that answer the question for the place, or take the answer back. Other answers stay. */
function PlaceLinks({ choices, sizes }: PageProps<'ProductFamilies/Index'>['filter']) {
  const path = useCurrentPath()
  const places = choices.find(({ name }) => name === PLACE)
  return (
    <ul
      aria-label={places?.label}
      className="mt-2 grid grid-cols-words gap-2 lg:hidden print:hidden"
    >
      {places?.options
        .filter(({ value }) => PLACES.includes(value))
        .map(({ value, label }) => {
          const isChosen = value === places.value
          const query = toQuery([
            ...sizes,
            ...choices.filter((choice) => choice !== places),
            { name: places.name, value: isChosen ? '' : value },
          ])
          return (
            <li key={value}>
              <a
                href={query ? `${path}?${query}` : path}
                aria-current={isChosen ? 'true' : undefined}
                className={`flex h-full min-h-11 items-center justify-center border px-2 text-center text-sm font-medium ${isChosen ? 'border-ink bg-ink text-paper' : 'border-steel hover:text-red'}`}
              >
                {label}
              </a>
            </li>
          )
        })}
    </ul>
  )
}

/** The families with their heights, each on a ruler that starts at 0. */
function FamilyList({ families }: { families: Families }) {
  const highest = Math.max(...families.map(({ heights }) => heights?.max ?? 0))
  return (
    <ul className="grid gap-x-16 lg:grid-cols-2">
      {families.map((family) => (
        <li
          key={family.key}
          className="relative flex items-center gap-4 border-b border-hairline py-3 transition-colors hover:bg-sand max-xs:flex-wrap sm:gap-6"
        >
          <Picture
            image={family.image ?? family.icon}
            title={family.title}
            decorative={!family.image}
            sizes="(width >= 40rem) 10rem, 6rem"
            className="aspect-[3/2] w-24 shrink-0 object-cover sm:w-40"
          />
          <div className="min-w-0 grow max-xs:basis-full">
            <h3 className="font-semibold" lang={langOf(family, 'title')}>
              <CoverLink route={family.key} className="hover:text-red">
                {family.title}
              </CoverLink>
            </h3>
            <p className="text-sm font-medium" lang={langOf(family, 'range')}>
              {family.range}
            </p>
            <p className="text-sm text-steel" lang={langOf(family, 'fixing')}>
              {family.fixing}
            </p>
            <p className="mt-1 text-sm max-lg:hidden" lang={langOf(family, 'text')}>
              {family.text}
            </p>
            {family.heights && <Ruler {...family.heights} highest={highest} />}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** A range on a ruler in millimetres. */
function Ruler({ min, max, highest }: { min: number; max: number; highest: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${highest} 1`}
      preserveAspectRatio="none"
      className="mt-2 block h-1.5 w-full"
    >
      <path fillOpacity=".15" d={`M0 0h${highest}v1H0z`} />
      <path className="fill-red" d={`M${min} 0H${max}v1H${min}z`} />
    </svg>
  )
}

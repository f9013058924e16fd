import { useEffect, useRef } from 'react'
import type { PageProps } from '#start/pages'
import { ContentPage } from '~/content/ContentPage'
import { langOf } from '~/context/langOf'
import { useCurrentPath } from '~/context/useCurrentPath'
import { useRouteUrl } from '~/context/useRouteUrl'
import { useText } from '~/context/useText'
import { HitList } from '~/search/HitList'
import { NothingFound } from '~/search/NothingFound'
import { SearchForm } from '~/search/SearchForm'
import { BarLight } from '~/ui/BarLight'
import { RouteLink } from '~/ui/RouteLink'
import { Section } from '~/ui/Section'

/** The search form, and the results for a query. */
export default function Search(props: PageProps<'Search/Index'>) {
  const { q, kind, total, counts, groups, families, tips, ...page } = props
  const t = useText()
  const path = useCurrentPath()
  const asked = q !== ''
  return (
    <ContentPage page={asked ? { ...page, hero: undefined } : page} compact>
      <BarLight />
      <div className="container-page pt-6 lg:pt-14">
        {asked && (
          <h1 className="mb-6 text-h2">
            {total > 0
              ? t('search.results', { count: total, query: q })
              : t('search.none', { query: q })}
          </h1>
        )}
        <SearchForm q={q} />
        {counts.length > 1 && <Kinds q={q} kind={kind} counts={counts} />}
      </div>
      {groups.length > 0 && (
        <div
          className={`container-page mt-8 grid gap-x-16 gap-y-8 ${kind ? '' : 'lg:grid-cols-2'}`}
        >
          {groups.map((group) => (
            <HitGroup
              key={group.kind}
              group={group}
              allHref={kind === null ? addressOf(path, q, group.kind) : undefined}
            />
          ))}
        </div>
      )}
      {asked && total === 0 && (
        <div className="container-page mt-12">
          <NothingFound tips={tips} />
        </div>
      )}
      {families.length > 0 && <Families families={families} />}
    </ContentPage>
  )
}

type Props = PageProps<'Search/Index'>

/** How much of the list of kinds is shown before the current link, in pixels. */
const SHOWN_BEFORE = 40

/** Links that filter the results by kind, each with its number of results. */
function Kinds({ q, kind, counts }: Pick<Props, 'q' | 'kind' | 'counts'>) {
  const t = useText()
  const path = useCurrentPath()
  const links: { kind: Props['kind']; label: string }[] = [
    { kind: null, label: t('search.all_kinds') },
    ...counts.map((each) => ({
      kind: each.kind,
      label: `${t(`search.kind.${each.kind}`)} (${each.total})`,
    })),
  ]
  const list = useRef<HTMLUListElement>(null)
  const current = links.findIndex((each) => each.kind === kind)

  /** The list is scrolled to the current link, where it is too narrow for all links. */
  useEffect(() => {
    const item = list.current?.querySelectorAll('li')[current]
    list.current?.scrollTo({ left: (item?.offsetLeft ?? 0) - SHOWN_BEFORE })
  }, [current])

  return (
    <nav aria-label={t('search.filter')} className="mt-6 print:hidden">
      <ul
        ref={list}
        className="scroll-hint relative flex gap-x-6 overflow-x-auto lg:flex-wrap [scrollbar-width:none]"
      >
        {links.map((each) => (
          <li key={each.kind ?? ''} className="shrink-0">
            <a
              href={addressOf(path, q, each.kind)}
              aria-current={each.kind === kind || undefined}
              className={`flex min-h-11 items-center border-b-2 text-sm font-medium hover:text-red ${each.kind === kind ? 'border-red' : 'border-transparent forced-colors:border-[Canvas]'}`}
            >
              {each.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The hits of a kind, with a link to all of them if these are only the best. */
function HitGroup({ group, allHref }: { group: Props['groups'][number]; allHref?: string }) {
  const t = useText()
  const { kind, total, hits } = group
  const title = t(`search.kind.${kind}`)
  return (
    <section>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-h3">{title}</h2>
        {allHref && total > hits.length && (
          <a href={allHref} className="text-link text-sm">
            <span>{t('search.all_of_kind', { count: total })}</span>
            <span className="sr-only">{`: ${title}`}</span>
          </a>
        )}
      </div>
      <HitList hits={hits} />
    </section>
  )
}

function addressOf(path: string, q: string, kind: Props['kind']): string {
  return `${path}?${new URLSearchParams(kind === null ? { q } : { q, kind })}`
}

/** The product families, shown without a query. */
function Families({ families }: Pick<Props, 'families'>) {
  const t = useText()
  const urlOf = useRouteUrl()
  return (
    <Section title={t('search.start')}>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {families.map((family) => (
          <li key={family.key} className="border-t border-hairline">
            <RouteLink
              to={urlOf(family.key)}
              lang={langOf(family, 'title')}
              className="flex min-h-12 items-center py-2 font-medium hover:text-red"
            >
              {family.title}
            </RouteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

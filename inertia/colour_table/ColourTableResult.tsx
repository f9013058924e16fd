import { useId } from 'react'
import type { PageProps } from '#start/pages'
import { LaidFloors } from '~/colour_table/LaidFloors'
import { useRouteUrl } from '~/context/useRouteUrl'
import { useText } from '~/context/useText'
import { RouteLink } from '~/ui/RouteLink'
import {
  ColumnHead,
  ColumnHeads,
  RowHead,
  StackedBody,
  StackedCell,
  StackedRow,
  StackedTable,
} from '~/ui/table/StackedTable'

type Table = NonNullable<PageProps<'ColorOverview/Table'>['table']>

/** The surfaces in each light, and the differences between them. */
export function ColourTableResult({ table }: { table: Table }) {
  const t = useText()
  const heading = useId()
  const isSingle = table.lights.length === 1
  return (
    <>
      <h2 className="text-h2">{t('colour_table.title')}</h2>
      <output className="mt-3 block">
        <Names table={table} />
      </output>
      <div
        className={`mt-6 grid gap-x-8 gap-y-8 ${isSingle ? '' : 'md:grid-cols-3 print:grid-cols-2'}`}
      >
        {table.lights.map((light) => (
          <figure key={light.id} className="break-inside-avoid">
            <LaidFloors table={table} light={light} isSingle={isSingle} />
            <figcaption className="mt-3">
              <span className="block font-semibold">{light.title}</span>
              <span className="block text-sm text-steel">{light.text}</span>
            </figcaption>
          </figure>
        ))}
      </div>
      <p className="measure mt-6">{t('colour_table.screen')}</p>
      <h3 id={heading} className="mt-10 mb-4 text-h3">
        {t('colour_table.pairs')}
      </h3>
      <Pairs pairs={table.pairs} labelledBy={heading} />
      <p className="measure mt-4 text-sm text-steel">{t('colour_table.values')}</p>
      <Checks checks={table.checks} />
    </>
  )
}

/** The names of floors and profile, as they lie. */
function Names({ table: { floor, finish, floor2 } }: { table: Table }) {
  return [floor, finish, floor2].map(({ title, lang }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- both floors may be the same
    <span key={index}>
      {index > 0 && <span className="text-steel">{' | '}</span>}
      <span lang={lang}>{title}</span>
    </span>
  ))
}

function Pairs({ pairs, labelledBy }: { pairs: Table['pairs']; labelledBy: string }) {
  const t = useText()
  return (
    <StackedTable aria-labelledby={labelledBy}>
      <ColumnHeads>
        <ColumnHead>{t('colour_table.pair')}</ColumnHead>
        <ColumnHead>{t('colour_table.k')}</ColumnHead>
        <ColumnHead>ΔE 2000</ColumnHead>
      </ColumnHeads>
      <StackedBody>
        {pairs.map(({ one, other, k, delta, closeness }) => (
          <StackedRow
            key={`${one.title} ${other.title}`}
            className="border-b border-hairline align-top max-md:grid-cols-2 max-md:gap-x-4 max-md:gap-y-2 max-md:py-4"
          >
            <RowHead className="py-4 font-semibold">
              <span className="block" lang={one.lang}>
                {one.title}
              </span>
              <span className="block" lang={other.lang}>
                {other.title}
              </span>
            </RowHead>
            <StackedCell label={t('colour_table.k')} className="py-4">
              <span className="font-medium">{k}</span>
            </StackedCell>
            <StackedCell label="ΔE 2000" className="py-4">
              <span className="font-medium">{delta}</span>
              <span className="block text-sm text-steel">{closeness}</span>
            </StackedCell>
          </StackedRow>
        ))}
      </StackedBody>
    </StackedTable>
  )
}

/** Links to the tools that judge two of the surfaces in more depth. */
function Checks({ checks }: { checks: Table['checks'] }) {
  const urlOf = useRouteUrl()
  return (
    <p className="mt-4 flex flex-wrap gap-x-6 print:hidden">
      {checks.map(({ route, query, label }) => {
        const target = urlOf(route, `?${query}`)
        return (
          target && (
            <RouteLink
              key={route}
              to={target}
              className="text-link inline-block py-2.5 font-medium"
            >
              {label}
            </RouteLink>
          )
        )
      })}
    </p>
  )
}

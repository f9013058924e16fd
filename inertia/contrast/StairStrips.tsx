import type { PageProps } from '#start/pages'
import { useSampleLink } from '~/catalogue/useSampleLink'
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

type Strip = NonNullable<PageProps<'Root/Contrast'>['strips']>['list'][number]

/**
 * A table of nosings with sufficient contrast to a tread, best first.
 */
export function StairStrips({ strips, measure, labelledBy }: StairStripsProps) {
  const t = useText()
  return (
    <StackedTable aria-labelledby={labelledBy} className="print:text-sm">
      <ColumnHeads>
        <ColumnHead>{t('contrast.profile')}</ColumnHead>
        <ColumnHead>{t('contrast.strip')}</ColumnHead>
        <ColumnHead>{measure}</ColumnHead>
        <ColumnHead>{t('contrast.on_tread')}</ColumnHead>
        <ColumnHead>{t('contrast.on_riser')}</ColumnHead>
        <ColumnHead className="print:hidden">
          <span className="sr-only">{t('catalogue.ui.sample')}</span>
        </ColumnHead>
      </ColumnHeads>
      <StackedBody>
        {strips.map((strip) => (
          <StripRow key={`${strip.group} ${strip.colour.id}`} strip={strip} measure={measure} />
        ))}
      </StackedBody>
    </StackedTable>
  )
}

type StairStripsProps = {
  strips: readonly Strip[]
  measure: string
  labelledBy: string
}

function StripRow({ strip, measure }: { strip: Strip; measure: string }) {
  const t = useText()
  const urlOf = useRouteUrl()
  const sampleLink = useSampleLink()
  return (
    <StackedRow className="border-b border-hairline align-top max-md:grid-cols-2 max-md:gap-x-4 max-md:gap-y-2 max-md:py-4">
      <RowHead className="py-4 font-semibold">
        <RouteLink to={urlOf(strip.group)} className="text-link" lang={strip.lang}>
          {strip.title}
        </RouteLink>
      </RowHead>
      <StackedCell className="py-4 max-md:col-span-2">
        <StripColour strip={strip} />
      </StackedCell>
      <StackedCell label={measure} className="py-4 max-md:row-span-2">
        <span className="font-medium">{strip.value}</span>
        <span className="block text-sm text-steel">{strip.verdict}</span>
      </StackedCell>
      <StackedCell label={t('contrast.on_tread')} className="py-4">
        <span>{strip.tread}</span>
        {!strip.wide_enough && (
          <span className="block text-sm [text-wrap-style:balance] text-steel">
            {t('contrast.narrow')}
          </span>
        )}
      </StackedCell>
      <StackedCell label={t('contrast.on_riser')} className="py-4">
        <span>{strip.riser}</span>
      </StackedCell>
      <StackedCell className="py-4 max-md:col-span-2 md:text-right print:hidden">
        <RouteLink
          to={sampleLink({ group: strip.group, colour: strip.colour.id })}
          className="text-link py-1 font-medium"
        >
          <span>{t('catalogue.ui.sample')}</span>
          <span className="sr-only" lang={strip.lang}>
            {` ${strip.title}, `}
          </span>
          <span className="sr-only" lang={strip.colour.lang}>
            {strip.colour.title}
          </span>
        </RouteLink>
      </StackedCell>
    </StackedRow>
  )
}

function StripColour({ strip }: { strip: Strip }) {
  const t = useText()
  return (
    <span className="flex gap-3">
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className="mt-0.5 size-6 shrink-0 border border-hairline"
      >
        <path fill={strip.colour.hex} d="M0 0h24v24H0z" />
      </svg>
      <span className="min-w-0">
        <span lang={strip.colour.lang}>{strip.colour.title}</span>
        {strip.insert && (
          <span className="block text-sm text-steel">
            <span>{`${t('contrast.insert')} `}</span>
            <span lang={strip.insert.lang}>{strip.insert.title}</span>
          </span>
        )}
      </span>
    </span>
  )
}

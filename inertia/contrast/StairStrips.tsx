import type { PageProps } from '#start/pages'
import { useSampleLink } from '~/catalogue/useSampleLink'
import { useRouteUrl } from '~/context/useRouteUrl'
import { useText } from '~/context/useText'
import { RouteLink } from '~/ui/RouteLink'

type Strip = NonNullable<PageProps<'Root/Contrast'>['strips']>['list'][number]

/**
 * A table of nosings with sufficient contrast to a tread, best first. On small screens each row is
 * a block.
 */
export function StairStrips({ strips, measure, labelledBy }: StairStripsProps) {
  const t = useText()
  return (
    <table
      aria-labelledby={labelledBy}
      className="w-full text-left tabular-nums max-md:block print:text-sm"
    >
      <thead className="text-sm text-steel max-md:hidden">
        <tr className="border-b border-ink align-bottom">
          <th scope="col" className="py-3 pr-4 font-normal lg:pr-6">
            {t('contrast.profile')}
          </th>
          <th scope="col" className="py-3 pr-4 font-normal lg:pr-6">
            {t('contrast.strip')}
          </th>
          <th scope="col" className="py-3 pr-4 font-normal lg:pr-6">
            {measure}
          </th>
          <th scope="col" className="py-3 pr-4 font-normal lg:pr-6">
            {t('contrast.on_tread')}
          </th>
          <th scope="col" className="py-3 pr-4 font-normal lg:pr-6">
            {t('contrast.on_riser')}
          </th>
          <th scope="col" className="print:hidden">
            <span className="sr-only">{t('catalogue.ui.sample')}</span>
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {strips.map((strip) => (
          <StripRow key={`${strip.group} ${strip.colour.id}`} strip={strip} measure={measure} />
        ))}
      </tbody>
    </table>
  )
}

type StairStripsProps = {
  strips: readonly Strip[]
  /** The heading of the contrasts. */
  measure: string
  /** The id of the table's heading. */
  labelledBy: string
}

function StripRow({ strip, measure }: { strip: Strip; measure: string }) {
  const t = useText()
  const urlOf = useRouteUrl()
  const sampleLink = useSampleLink()
  return (
    <tr className="border-b border-hairline align-top max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:gap-y-2 max-md:py-4">
      <th scope="row" className="py-4 pr-4 font-semibold lg:pr-6 max-md:col-span-2 max-md:p-0">
        <RouteLink to={urlOf(strip.group)} className="text-link" lang={strip.lang}>
          {strip.title}
        </RouteLink>
      </th>
      <td className="py-4 pr-4 max-md:col-span-2 max-md:p-0 lg:pr-6">
        <StripColour strip={strip} />
      </td>
      <td className="py-4 pr-4 max-md:row-span-2 max-md:p-0 lg:pr-6">
        <span className="block text-sm text-steel md:hidden">{measure}</span>
        <span className="font-medium">{strip.value}</span>
        <span className="block text-sm text-steel">{strip.verdict}</span>
      </td>
      <td className="py-4 pr-4 max-md:p-0 lg:pr-6">
        <span className="block text-sm text-steel md:hidden">{t('contrast.on_tread')}</span>
        <span>{strip.tread}</span>
        {!strip.wide_enough && (
          <span className="block text-sm [text-wrap-style:balance] text-steel">
            {t('contrast.narrow')}
          </span>
        )}
      </td>
      <td className="py-4 pr-4 max-md:p-0 lg:pr-6">
        <span className="block text-sm text-steel md:hidden">{t('contrast.on_riser')}</span>
        <span>{strip.riser}</span>
      </td>
      <td className="py-4 max-md:col-span-2 max-md:p-0 md:text-right print:hidden">
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
      </td>
    </tr>
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

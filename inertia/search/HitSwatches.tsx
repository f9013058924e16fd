import type { Hit } from '#search/hits'
import { BAR, BAR_LIGHT } from '~/ui/BarLight'

/** The colours and decors of a product that a query names. */
export function HitSwatches({ swatches }: { swatches: NonNullable<Hit['swatches']> }) {
  const outline = `M0 0h${BAR.width}v${BAR.height}H0z`
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {swatches.map(({ title, hex, metallic }) => (
        <li key={title} className="flex items-center gap-2">
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${BAR.width} ${BAR.height}`}
            preserveAspectRatio="none"
            className="size-5 shrink-0 border border-hairline"
          >
            <path fill={hex} d={outline} />
            {metallic && <path fill={BAR_LIGHT} d={outline} />}
          </svg>
          <span>{title}</span>
        </li>
      ))}
    </ul>
  )
}

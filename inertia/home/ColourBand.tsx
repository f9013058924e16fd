import { ROUTES } from '#shared/routes'
import type { PageProps } from '#start/pages'
import { langOf } from '~/context/langOf'
import { useRoute } from '~/context/useRoute'
import { showWhole } from '~/home/showWhole'
import { BAR, BAR_LIGHT, BarLight } from '~/ui/BarLight'
import { RouteLink } from '~/ui/RouteLink'
import { ScrollArea } from '~/ui/ScrollArea'

type ColourGroup = PageProps<'Home/Show'>['colours'][number]

/**
 * Bars in the anodised colours, side by side. The name of each group links to its section of the
 * colour overview. On small screens the band scrolls horizontally, also by keyboard.
 */
export function ColourBand(props: { groups: readonly ColourGroup[]; labelledBy: string }) {
  const routeOf = useRoute()
  return (
    <ScrollArea labelledBy={props.labelledBy} className="snap-x outline-offset-[-3px]!">
      <BarLight />
      <ul className="flex min-w-max xl:min-w-0 print:min-w-0">
        {props.groups.map((group) => (
          <li
            key={group.id}
            className={`min-w-0 snap-start max-sm:w-40 ${GROW[group.swatches.length] ?? 'xl:grow-[7]'} xl:basis-0`}
          >
            <Bars swatches={group.swatches} />
            <p className="px-4 pt-4 text-xs text-steel-on-ink" lang={langOf(group, 'title')}>
              <RouteLink
                to={routeOf(ROUTES.colours, `#${group.id}`)}
                onFocus={showWhole}
                className="inline-block py-1 hover:text-paper hover:underline"
              >
                {group.title}
              </RouteLink>
            </p>
          </li>
        ))}
      </ul>
    </ScrollArea>
  )
}

/** The width of a group is proportional to its number of colours. */
const GROW: Record<number, string> = {
  5: 'xl:grow-[5]',
  6: 'xl:grow-[6]',
  7: 'xl:grow-[7]',
  8: 'xl:grow-[8]',
  9: 'xl:grow-[9]',
}

function Bars({ swatches }: { swatches: readonly string[] }) {
  const width = swatches.length * BAR.width
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${BAR.height}`}
      preserveAspectRatio="none"
      className="block h-40 w-full sm:h-72"
    >
      {swatches.map((swatch, index) => (
        <path
          key={swatch}
          fill={swatch}
          d={`M${index * BAR.width} 0h${BAR.width}v${BAR.height}h-${BAR.width}z`}
        />
      ))}
      <path fill={BAR_LIGHT} d={`M0 0h${width}v${BAR.height}H0z`} />
    </svg>
  )
}

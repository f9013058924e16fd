import { swatchAnchor } from '#shared/anchors'
import { ROUTES } from '#shared/routes'
import type { PageProps } from '#start/pages'
import { SwatchLinks } from '~/catalogue/SwatchLinks'
import { langOf } from '~/context/langOf'
import { useRoute } from '~/context/useRoute'
import { Picture } from '~/media/Picture'
import { RouteLink } from '~/ui/RouteLink'

type Props = PageProps<'ColorOverview/Match'>
type Wanted = NonNullable<Props['wanted']>
type Match = Props['matches'][number]

/** The closest finishes, each shown beside the wanted colour, in the size of a hand. */
export function ColourMatchList({
  wanted,
  matches,
}: {
  wanted: Wanted
  matches: readonly Match[]
}) {
  return (
    <ol className="grid gap-y-12">
      {matches.map((match) => (
        <li
          key={match.id}
          className="grid gap-x-16 gap-y-4 lg:grid-cols-[17cm_1fr] lg:items-center print:grid-cols-[12cm_1fr]"
        >
          <Pair wanted={wanted} match={match} />
          <MatchFacts match={match} />
        </li>
      ))}
    </ol>
  )
}

/** Both colours without a gap, since differences are visible best along an edge. */
function Pair({ wanted, match }: { wanted: Wanted; match: Match }) {
  return (
    <div className="grid max-w-[17cm] grid-cols-2 border border-hairline">
      {wanted.decor ? (
        <Picture
          image={wanted.decor.image}
          decorative
          sizes="(width >= 44rem) 8.5cm, 50vw"
          className="aspect-square w-full object-cover"
        />
      ) : (
        <Area hex={wanted.hex} />
      )}
      <Area hex={match.hex} />
    </div>
  )
}

function Area({ hex }: { hex: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 1 1" className="block aspect-square w-full">
      <path fill={hex} d="M0 0h1v1H0z" />
    </svg>
  )
}

function MatchFacts({ match }: { match: Match }) {
  const routeOf = useRoute()
  return (
    <div>
      <h3 className="text-h3 font-semibold">
        <RouteLink
          to={routeOf(ROUTES.colours, `#${swatchAnchor('colour', match.id)}`)}
          className="text-link"
          lang={langOf(match, 'title')}
        >
          {match.title}
        </RouteLink>
      </h3>
      <p className="text-sm text-steel">{match.number}</p>
      <p className="mt-4 text-h2">{`ΔE ${match.delta}`}</p>
      <p className="font-medium">{match.closeness}</p>
      <p className="mt-4 text-sm text-steel">{match.finish}</p>
      <p className="text-sm text-steel">{match.lab}</p>
      <SwatchLinks kind="colour" swatch={match} groups={match.groups} />
    </div>
  )
}

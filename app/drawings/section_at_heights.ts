import { COVERINGS, type CrossSection, type Dimension, type Part } from '#drawings/cross_section'
import {
  hasArea,
  highest,
  isCovering,
  leftmost,
  lowest,
  middle,
  type Point,
  rightmost,
  type Side,
  TOUCHING,
} from '#drawings/drawn_parts'
import { isOtherWayRound, mirrored, topOf } from '#drawings/mirrored_section'
import { withOwnLayers } from '#drawings/own_layers'

/** The part of a situation that is drawn; heights and joint in millimetres. */
type DrawnSituation = {
  /** The number of coverings that meet. A single covering is the left one. */
  sides: number
  left: Side
  right: Side
  joint?: number
  /** The only side that the profile is stuck to; undefined if it is fixed otherwise. */
  stuck?: 'left' | 'right'
}

/** The offset of an added height, alone and beside another height, in millimetres. */
const BESIDE = 7
const BESIDE_ANOTHER = 26

/** Maps a height in the original drawing to the adjusted drawing. */
type Stretch = (y: number) => number

/** Parts that lie on the screed and end at the joint. */
export const BUILD_UP: readonly Part['part'][] = [...COVERINGS, 'underlay', 'adhesive']

/** Dimensions that do not change with the heights. Inner dimensions of the profile do. */
const KEPT_SIZES: readonly Dimension['names'][] = [
  'visible_width',
  'visible_height',
  'floor_height',
  'height_difference',
  'joint_width',
]

/**
 * Adjusts a cross-section to a visitor's heights, in true millimetres. Everything up to the
 * covering's top is stretched or compressed with it, like a chosen base or a pressed-down cover;
 * everything above is shifted unchanged. Between two different heights the profile is tilted.
 * Unknown values leave the drawing unchanged.
 */
export function sectionAtHeights(drawn: CrossSection, situation: DrawnSituation): CrossSection {
  const { sides, left, right } = situation
  const isTurned = sides > 1 && isOtherWayRound(drawn, left, right)
  const section = withOneStuckSide(isTurned ? mirrored(drawn) : drawn, situation)
  const tops = { left: topOf(section, -1), right: topOf(section, 1) }
  if (sides > 1 && tops.left > 0 && tops.right > 0) return betweenFloors(section, tops, situation)
  return atOneFloor(section, sides > 1 && (right.height ?? 0) > (left.height ?? 0) ? right : left)
}

/** Removes the adhesive on top of the covering on the side that must stay free to move. */
function withOneStuckSide(section: CrossSection, { stuck }: DrawnSituation): CrossSection {
  if (!stuck) return section
  const free = stuck === 'left' ? 1 : -1
  const top = topOf(section, free)
  const parts = section.parts.filter(
    (part) =>
      part.part !== 'adhesive' ||
      free * middle(part) < 0 ||
      lowest(part) < top - TOUCHING ||
      top === 0
  )
  return { ...section, parts }
}

function betweenFloors(
  drawn: CrossSection,
  tops: { left: number; right: number },
  { left, right, joint }: DrawnSituation
): CrossSection {
  const isLevel = tops.left === tops.right
  if (!isLevel && (left.height === undefined || right.height === undefined)) return drawn
  const section = joint === undefined ? drawn : withJoint(drawn, joint)

  const heights = {
    left: left.height ?? right.height ?? tops.left,
    right: right.height ?? left.height ?? tops.right,
  }
  const stretch = {
    left: stretched(0, tops.left, heights.left),
    right: stretched(0, tops.right, heights.right),
  }
  const coverings = section.parts.filter(isCovering)
  const from = Math.max(...coverings.filter((part) => middle(part) < 0).map(rightmost))
  const to = Math.min(...coverings.filter((part) => middle(part) > 0).map(leftmost))
  const move = ([x, y]: Point): Point => {
    const share = Math.min(1, Math.max(0, (x - from) / (to - from)))
    return [x, (1 - share) * stretch.left(y) + share * stretch.right(y)]
  }
  const stretchedSection = withMovedPoints(section, move, (part) =>
    middle(part) < 0 ? left : right
  )
  const moved = {
    ...stretchedSection,
    dimensions: stretchedSection.dimensions
      .filter(({ names }) => names !== 'height_difference' || heights.left !== heights.right)
      .map((dimension) =>
        dimension.names === 'height_difference' ? betweenTops(dimension, heights) : dimension
      ),
  }
  return { ...moved, dimensions: [...moved.dimensions, ...missingHeights(moved, heights)] }
}

/** Returns the dimensions of the coverings whose height the drawing does not show. */
function missingHeights(
  { parts, dimensions }: CrossSection,
  heights: { left: number; right: number }
): Dimension[] {
  const outer = Math.max(...parts.filter(isCovering).map(rightmost))
  return [
    { side: -1, height: heights.left },
    { side: 1, height: heights.right },
  ].flatMap(({ side, height }): Dimension[] => {
    const beside = dimensions.filter(({ measures, from }) => {
      return measures === 'height' && side * from[0] > 0
    })
    if (height === 0 || beside.some(({ names }) => names === 'floor_height')) return []
    const offset = side * (beside.length > 0 ? BESIDE_ANOTHER : BESIDE)
    const x = side * outer
    return [{ measures: 'height', names: 'floor_height', from: [x, 0], to: [x, height], offset }]
  })
}

/** Adjusts a height difference, which is drawn on one side between the tops of both coverings. */
function betweenTops(dimension: Dimension, heights: { left: number; right: number }): Dimension {
  const [low, high] = [heights.left, heights.right].toSorted((one, other) => one - other)
  return {
    ...dimension,
    from: [dimension.from[0], low ?? 0],
    to: [dimension.to[0], high ?? 0],
  }
}

function atOneFloor(section: CrossSection, own: Side): CrossSection {
  const { height } = own
  const drawn = section.dimensions.find(({ names }) => names === 'floor_height')
  if (!drawn || height === undefined || height === 0) return section
  const [bottom, top] = [drawn.from[1], drawn.to[1]].toSorted((one, other) => one - other)
  if (bottom === undefined || top === undefined) return section
  const stretch = stretched(bottom, top, height)
  const side = Math.sign(drawn.from[0])
  return withMovedPoints(
    section,
    ([x, y]) => [x, stretch(y)],
    (part) => (side * middle(part) > 0 ? own : undefined)
  )
}

/** Scales heights between bottom and top, and shifts those above. Heights below are unchanged. */
function stretched(bottom: number, top: number, height: number): Stretch {
  const drawn = top - bottom
  return (y) => {
    if (y <= bottom) return y
    return y <= top ? bottom + ((y - bottom) * height) / drawn : y + height - drawn
  }
}

function withMovedPoints(
  { parts, dimensions }: CrossSection,
  move: (point: Point) => Point,
  sideOf: (part: Part) => Side | undefined
): CrossSection {
  const whole = withWholeCoverings(parts, sideOf)
  return {
    parts: whole.map((part) => withOwnLayers(part, whole, sideOf(part), move)).filter(hasArea),
    dimensions: dimensions
      .filter(({ names }) => KEPT_SIZES.includes(names))
      .map(({ range, ...dimension }) => ({
        ...dimension,
        from: move(dimension.from),
        to: move(dimension.to),
        ...(dimension.measures === 'width' && range ? { range } : {}),
      })),
  }
}

/** Joins the layers that a covering is drawn in, on sides whose covering the visitor has named. */
function withWholeCoverings(
  parts: readonly Part[],
  sideOf: (part: Part) => Side | undefined
): Part[] {
  const layerBelow = (part: Part): Part | undefined =>
    isCovering(part) && sideOf(part)?.kind
      ? parts.find(
          (other) =>
            other !== part &&
            isCovering(other) &&
            Math.abs(highest(other) - lowest(part)) < TOUCHING &&
            middle(other) * middle(part) > 0
        )
      : undefined
  const bottomOf = (part: Part): number => {
    const layer = layerBelow(part)
    return layer ? bottomOf(layer) : lowest(part)
  }
  const below = new Set(parts.flatMap((part) => layerBelow(part) ?? []))
  return parts
    .filter((part) => !below.has(part))
    .map((part) => {
      const [bottom, lowered] = [lowest(part), bottomOf(part)]
      return {
        ...part,
        points: part.points.map(([x, y]): Point => [x, y - bottom < TOUCHING ? lowered : y]),
      }
    })
}

/**
 * Draws the visitor's joint width: between the coverings of both sides, or in the screed if the
 * drawing has its joint there.
 */
function withJoint(section: CrossSection, joint: number): CrossSection {
  const drawn = section.dimensions.find(({ names }) => names === 'joint_width')
  if (!drawn) return section
  const [from, to] = [drawn.from[0], drawn.to[0]].toSorted((one, other) => one - other)
  if (from === undefined || to === undefined) return section
  const wider = (joint - (to - from)) / 2
  const shift = (edge: number): number => edge + Math.sign(edge) * wider
  const outer = Math.max(...section.parts.flatMap(({ points }) => points.map(([x]) => Math.abs(x))))
  const isInScreed = section.parts.some(
    (part) => part.part === 'substrate' && Math.abs(rightmost(part) - from) < TOUCHING
  )
  const widened: readonly Part['part'][] = isInScreed ? ['substrate'] : BUILD_UP
  return {
    parts: section.parts.map((part) => {
      const isMoved =
        widened.includes(part.part) && (rightmost(part) === outer || leftmost(part) === -outer)
      return isMoved
        ? {
            ...part,
            points: part.points.map(
              ([x, y]): Point => (Math.abs(x) === outer ? [x, y] : [shift(x), y])
            ),
          }
        : part
    }),
    dimensions: section.dimensions.map((dimension) =>
      dimension === drawn
        ? {
            ...dimension,
            from: [shift(drawn.from[0]), drawn.from[1]] as Point,
            to: [shift(drawn.to[0]), drawn.to[1]] as Point,
          }
        : dimension
    ),
  }
}

import type { Side } from '#adviser/situation'
import type { CoveringKind } from '#adviser/vocabulary'
import type { CrossSection } from '#drawings/cross_section'

type Part = CrossSection['parts'][number]
type Dimension = CrossSection['dimensions'][number]
type Point = Part['points'][number]

/** The part of a situation that is drawn; heights and joint in millimetres. */
export type DrawnSituation = {
  /** The number of coverings that meet. A single covering is the left one. */
  sides: number
  left: Side
  right: Side
  joint?: number
}

/** Maps a height in the original drawing to the adjusted drawing. */
type Stretch = (y: number) => number

/** The drawn part of each kind of covering. Bare screed has none. */
const DRAWN_AS: Partial<Record<CoveringKind, Part['part']>> = {
  wood: 'wood',
  tile: 'tile',
  vinyl: 'vinyl',
  carpet: 'carpet',
}

/** Parts that lie on the screed and end at the joint. */
const BUILD_UP: readonly Part['part'][] = [
  'wood',
  'tile',
  'vinyl',
  'carpet',
  'underlay',
  'adhesive',
]

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
export function sectionAtHeights(section: CrossSection, situation: DrawnSituation): CrossSection {
  const { sides, left, right } = situation
  const tops = { left: topOf(section, -1), right: topOf(section, 1) }
  if (sides > 1 && tops.left > 0 && tops.right > 0) return betweenFloors(section, tops, situation)
  return atOneFloor(section, sides > 1 && (right.height ?? 0) > (left.height ?? 0) ? right : left)
}

/** Returns the drawn height of the covering on a side; undefined if there is none. */
function topOf({ parts }: CrossSection, side: -1 | 1): number {
  const tops = parts.filter((part) => isCovering(part) && side * middle(part) > 0).map(highest)
  return Math.max(0, ...tops)
}

function betweenFloors(
  drawn: CrossSection,
  tops: { left: number; right: number },
  { left: one, right: other, joint }: DrawnSituation
): CrossSection {
  const isLevel = tops.left === tops.right
  if (!isLevel && (one.height === undefined || other.height === undefined)) return drawn
  /** A ramp is drawn with its higher side as in the record. */
  const isTurned = !isLevel && (one.height ?? 0) > (other.height ?? 0) !== tops.left > tops.right
  const [left, right] = isTurned ? [other, one] : [one, other]
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
    middle(part) < 0 ? left.kind : right.kind
  )
  const moved = {
    ...stretchedSection,
    dimensions: stretchedSection.dimensions.map((dimension) =>
      dimension.names === 'height_difference' ? betweenTops(dimension, heights) : dimension
    ),
  }
  const outer = Math.max(...coverings.map(rightmost))
  const second: Dimension = {
    measures: 'height',
    names: 'floor_height',
    from: [outer, 0],
    to: [outer, heights.right],
    offset: 7,
  }
  const isSaid = moved.dimensions.some(
    ({ names, from: [x] }) => x > 0 && (names === 'floor_height' || names === 'height_difference')
  )
  return {
    ...moved,
    dimensions:
      isSaid || heights.left === heights.right || heights.right === 0
        ? moved.dimensions
        : [...moved.dimensions, second],
  }
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

function atOneFloor(section: CrossSection, { height, kind }: Side): CrossSection {
  const drawn = section.dimensions.find(({ names }) => names === 'floor_height')
  if (!drawn || height === undefined || height === 0) return section
  const [bottom, top] = [drawn.from[1], drawn.to[1]].toSorted((one, other) => one - other)
  if (bottom === undefined || top === undefined) return section
  const stretch = stretched(bottom, top, height)
  const side = Math.sign(drawn.from[0])
  return withMovedPoints(
    section,
    ([x, y]) => [x, stretch(y)],
    (part) => (side * middle(part) > 0 ? kind : undefined)
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
  kindOf: (part: Part) => CoveringKind | undefined
): CrossSection {
  return {
    parts: parts
      .map((part) => {
        const kind = isCovering(part) ? kindOf(part) : undefined
        return {
          part: (kind && DRAWN_AS[kind]) ?? part.part,
          points: part.points.map(move),
        }
      })
      .filter(hasArea),
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

/** Draws the coverings of both sides at the visitor's joint width. */
function withJoint(section: CrossSection, joint: number): CrossSection {
  const drawn = section.dimensions.find(({ names }) => names === 'joint_width')
  if (!drawn) return section
  const [from, to] = [drawn.from[0], drawn.to[0]].toSorted((one, other) => one - other)
  if (from === undefined || to === undefined) return section
  const wider = (joint - (to - from)) / 2
  const shift = (edge: number): number => edge + Math.sign(edge) * wider
  const outer = Math.max(...section.parts.flatMap(({ points }) => points.map(([x]) => Math.abs(x))))
  return {
    parts: section.parts.map((part) => {
      const isMoved =
        BUILD_UP.includes(part.part) && (rightmost(part) === outer || leftmost(part) === -outer)
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

function isCovering({ part }: Part): boolean {
  return Object.values(DRAWN_AS).includes(part)
}

/** Whether a part has an area. A covering of zero height becomes a line. */
function hasArea({ points }: Part): boolean {
  const ys = points.map(([, y]) => y)
  return Math.max(...ys) - Math.min(...ys) > 0.01
}

function leftmost({ points }: Part): number {
  return Math.min(...points.map(([x]) => x))
}

function rightmost({ points }: Part): number {
  return Math.max(...points.map(([x]) => x))
}

function highest({ points }: Part): number {
  return Math.max(...points.map(([, y]) => y))
}

function middle(part: Part): number {
  return (leftmost(part) + rightmost(part)) / 2
}

import type { CrossSection } from '#drawings/cross_section'
import { highest, isCovering, middle, type Point, type Side } from '#drawings/drawn_parts'

/**
 * Whether a drawing has to be mirrored to have the visitor's left on the left: its carpet is on the
 * other side, or its higher side is.
 */
export function isOtherWayRound(section: CrossSection, left: Side, right: Side): boolean {
  const hasCarpet = (side: -1 | 1): boolean =>
    section.parts.some((part) => part.part === 'carpet' && side * middle(part) > 0)
  const drawnCarpet = Number(hasCarpet(1)) - Number(hasCarpet(-1))
  const ownCarpet = Number(right.kind === 'carpet') - Number(left.kind === 'carpet')
  if (drawnCarpet !== 0 && ownCarpet !== 0) return drawnCarpet !== ownCarpet
  const drawn = Math.sign(topOf(section, 1) - topOf(section, -1))
  if (left.height === undefined || right.height === undefined) return false
  return drawn * (right.height - left.height) < 0
}

const mirror = ([x, y]: Point): Point => [-x, y]

/** Returns a drawing with left and right exchanged. */
export function mirrored({ parts, dimensions }: CrossSection): CrossSection {
  return {
    parts: parts.map(({ part, points }) => ({ part, points: points.map(mirror) })),
    dimensions: dimensions.map((dimension) => ({
      ...dimension,
      from: mirror(dimension.from),
      to: mirror(dimension.to),
      offset: dimension.measures === 'height' ? -dimension.offset : dimension.offset,
    })),
  }
}

/** Returns the drawn height of the covering on a side; undefined if there is none. */
export function topOf({ parts }: CrossSection, side: -1 | 1): number {
  const tops = parts.filter((part) => isCovering(part) && side * middle(part) > 0).map(highest)
  return Math.max(0, ...tops)
}

import type { Rules } from '#adviser/adviser_schema'
import type { Application } from '#catalogue/vocabulary'
import { COVERINGS, type CrossSection, type Part } from '#drawings/cross_section'
import { type Box, boxOf, type Point } from '#drawings/outlines'
import { rounded } from '#shared/numbers'
import type { MillimetreRange } from '#texts/measures'

/** Applications at the edge of a single covering, for which a joint width is irrelevant. */
const WITHOUT_JOINT: readonly Application[] = [
  'floor_edge',
  'tile_edge',
  'stairs',
  'corner',
  'carpet',
]

/** The tolerance within which a point lies on a covering's top, in millimetres. */
const ON_TOP = 0.1

/**
 * Returns the joint widths that a profile fits, in millimetres, calculated from its drawing: its
 * base and some clearance must fit into the joint, and its wings must rest on the covering. Null
 * for profiles without a joint.
 */
export function jointLimits(
  section: CrossSection,
  applications: readonly Application[],
  rules: Rules['joint']
): MillimetreRange | null {
  if (applications.includes('movement_joint')) return upTo(widthOf(section, 'joint_width'))
  if (applications.every((each) => each === 'wall')) {
    const depth = widthOf(section, 'profile_depth')
    return upTo(depth === undefined ? undefined : depth - rules.skirting_overlap)
  }
  if (boxesOf(section, 'wall').length > 0 && !applications.includes('corner')) {
    return besideWall(section, rules)
  }
  return applications.some((each) => WITHOUT_JOINT.includes(each))
    ? null
    : betweenFloors(section, rules)
}

/**
 * Returns the joint between a wall or frame and the covering, which needs clearance besides the
 * parts in the joint. A foot below the covering's underside may extend under the covering.
 */
function besideWall(section: CrossSection, rules: Rules['joint']): MillimetreRange | null {
  const profile = around(boxesOf(section, 'profile'))
  const wall = around(boxesOf(section, 'wall'))
  const covering = around(coveringsOf(section))
  if (!profile || !wall || !covering) return null
  const standing = standingBetween(section, covering.bottom, covering.top)
  const isLeft = wall.left < profile.left
  const [standingEnd, wingEnd] = isLeft
    ? [Math.max(wall.right, ...standing) - wall.right, profile.right - wall.right]
    : [wall.left - Math.min(wall.left, ...standing), wall.left - profile.left]
  return limits(standingEnd + rules.movement, wingEnd - rules.overlap)
}

function betweenFloors(section: CrossSection, rules: Rules['joint']): MillimetreRange | null {
  const profile = around(boxesOf(section, 'profile'))
  const coverings = coveringsOf(section)
  const [left, right] = [-1, 1].map((side) =>
    Math.max(...coverings.filter((box) => side * (box.left + box.right) > 0).map(({ top }) => top))
  )
  if (!profile || left === undefined || right === undefined || !Number.isFinite(left + right)) {
    return null
  }
  const lower = Math.min(left, right)
  const standing = standingBetween(section, 0, lower)
  const strips = boxesOf(section, 'adhesive').filter(
    (box) => box.bottom >= (box.right < 0 ? left : right) - ON_TOP
  )
  const between =
    strips.length > 1
      ? Math.min(...strips.filter((box) => box.left > 0).map((box) => box.left)) -
        Math.max(...strips.filter((box) => box.right < 0).map((box) => box.right))
      : Number.POSITIVE_INFINITY
  return limits(
    standing.length > 0 ? Math.max(...standing) - Math.min(...standing) + 2 * rules.clearance : 0,
    Math.min(profile.right - profile.left - 2 * rules.overlap, between)
  )
}

function upTo(max: number | undefined): MillimetreRange | null {
  return max === undefined ? null : limits(0, max)
}

function limits(min: number, max: number): MillimetreRange | null {
  return min <= max ? { min: rounded(min, 1), max: rounded(max, 1) } : null
}

/** Returns a width that is dimensioned in the drawing. */
function widthOf(section: CrossSection, name: string): number | undefined {
  const dimension = section.dimensions.find(({ names }) => names === name)
  return dimension && Math.abs(dimension.to[0] - dimension.from[0])
}

/**
 * Returns the horizontal extents of base, profile and screws between two heights, excluding the
 * upper.
 */
function standingBetween(section: CrossSection, bottom: number, top: number): number[] {
  return section.parts
    .filter(({ part }) => ['base', 'profile', 'fastener'].includes(part))
    .flatMap(({ points }) => points)
    .filter(([, y]) => y >= bottom && y < top - ON_TOP)
    .map(([x]) => x)
}

function coveringsOf({ parts }: CrossSection): Box[] {
  return parts.filter(({ part }) => COVERINGS.includes(part)).map(({ points }) => boxOf(points))
}

function boxesOf({ parts }: CrossSection, name: Part['part']): Box[] {
  return parts.filter(({ part }) => part === name).map(({ points }) => boxOf(points))
}

function around(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined
  return boxOf(
    boxes.flatMap(({ left, right, bottom, top }): Point[] => [
      [left, bottom],
      [right, top],
    ])
  )
}

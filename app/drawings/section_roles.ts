import type { CrossSection } from '#drawings/cross_section'
import { type Box, boxOf, type Outline, overlap, within } from '#drawings/outlines'

type Part = CrossSection['parts'][number]

/**
 * What a part does while a profile is installed: the ground is there; a floor has its underlay and
 * adhesive with it, but for the bed in which a profile lies too; a base is held by anchors, a profile
 * by fasteners or adhesive; what lies over a part of the profile can only come after it.
 */
export type Role =
  | 'ground'
  | 'floor'
  | 'bed'
  | 'over'
  | 'base'
  | 'anchor'
  | 'adhesive'
  | 'profile'
  | 'fastener'
  | 'insert'

/** A part of a cross-section with its role. */
export type Piece = { part: Part['part']; role: Role; outline: Outline; box: Box }

const GROUND: readonly Part['part'][] = ['substrate', 'wall']
const OWN: readonly Part['part'][] = ['profile', 'base']
/** Coverings have joints of mortar no wider than this, in millimetres. */
const JOINT = 2.2
/** Outlines are written in tenths of a millimetre. */
const TOLERANCE = 0.15
/** Adhesive lies beside what it holds, no thicker than this. */
const FILM = 0.7

/** The parts of a cross-section in the order in which they are painted, with what they do. */
export function rolesOf({ parts }: CrossSection): Piece[] {
  const own = boxOf(parts.filter(({ part }) => OWN.includes(part)).flatMap(({ points }) => points))
  /** Adhesive fills what is below a profile, down to the screed. */
  const reached = {
    left: own.left - FILM,
    right: own.right + FILM,
    bottom: Math.min(own.bottom, 0) - FILM,
    top: own.top + FILM,
  }
  const pieces = parts.map(({ part, points }) => ({ part, outline: points, box: boxOf(points) }))
  const has = (part: Part['part']) => pieces.some((piece) => piece.part === part)
  const ground = pieces.filter(({ part }) => GROUND.includes(part))
  const profiles = pieces.filter(({ part }) => OWN.includes(part)).flatMap(({ outline }) => outline)

  const roleOf = ({ part, box }: Omit<Piece, 'role'>): Role => {
    if (part === 'profile' || part === 'base' || part === 'insert') return part
    if (GROUND.includes(part)) return 'ground'
    if (part === 'fastener') {
      const reachesGround = ground.some((other) => overlap(box, other.box))
      return has('base') && reachesGround ? 'anchor' : 'fastener'
    }
    if (part === 'adhesive') {
      if (isJoint(box)) return 'floor'
      if (within(box, reached)) return 'adhesive'
      return overlap(box, own) && box.bottom >= 0 ? 'bed' : 'floor'
    }
    /** The strip between screed and wall. */
    if (part === 'underlay') return box.bottom < 0 ? 'ground' : 'floor'
    /** The core of a skirting. */
    if (within(box, own)) return 'profile'
    const hasBelow = profiles.some(
      ([x, y]) => x > box.left && x < box.right - TOLERANCE && y < box.bottom - TOLERANCE
    )
    return hasBelow && box.bottom > 0 ? 'over' : 'floor'
  }
  /** Mortar beside a tile. */
  const isJoint = (box: Box) =>
    box.right - box.left <= JOINT &&
    pieces.some(
      ({ part, box: tile }) =>
        part === 'tile' &&
        overlap(tile, { ...box, left: box.left - TOLERANCE, right: box.right + TOLERANCE })
    )
  return pieces.map((piece) => ({ ...piece, role: roleOf(piece) }))
}

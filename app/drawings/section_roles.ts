import type { CrossSection, Part } from '#drawings/cross_section'
import { type Box, boxOf, type Outline, overlap, within } from '#drawings/outlines'

/**
 * The role of a part during installation. The ground exists already. A floor includes its underlay
 * and adhesive, except a bed that also carries a profile. A base is held by anchors, a profile by
 * fasteners or adhesive. Parts on top of a profile are installed after it.
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

export type Piece = { part: Part['part']; role: Role; outline: Outline; box: Box }

const GROUND: readonly Part['part'][] = ['substrate', 'wall']
const OWN: readonly Part['part'][] = ['profile', 'base']
/** The maximum width of a mortar joint between coverings, in millimetres. */
const JOINT = 2.2
/** The tolerance of outlines, which are specified in tenths of a millimetre. */
const TOLERANCE = 0.15
/** The maximum thickness of adhesive beside the part that it holds. */
const FILM = 0.7

/** Returns the parts of a cross-section in painting order, with their roles. */
export function rolesOf({ parts }: CrossSection): Piece[] {
  const own = boxOf(parts.filter(({ part }) => OWN.includes(part)).flatMap(({ points }) => points))
  /** Adhesive fills the space below a profile, down to the screed. */
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
    /** An underlay below the screed's top is the edge strip between screed and wall. */
    if (part === 'underlay') return box.bottom < 0 ? 'ground' : 'floor'
    /** The core of a skirting. */
    if (within(box, own)) return 'profile'
    const hasBelow = profiles.some(
      ([x, y]) => x > box.left && x < box.right - TOLERANCE && y < box.bottom - TOLERANCE
    )
    return hasBelow && box.bottom > 0 ? 'over' : 'floor'
  }
  /** Whether a box is a mortar joint beside a tile. */
  const isJoint = (box: Box) =>
    box.right - box.left <= JOINT &&
    pieces.some(
      ({ part, box: tile }) =>
        part === 'tile' &&
        overlap(tile, { ...box, left: box.left - TOLERANCE, right: box.right + TOLERANCE })
    )
  return pieces.map((piece) => ({ ...piece, role: roleOf(piece) }))
}

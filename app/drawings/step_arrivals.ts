import { type Box, boxOf, type Point } from '#drawings/outlines'
import type { Piece, Role } from '#drawings/section_roles'
import { pointsOf, type Scene } from '#drawings/step_shapes'

/** The roles that arrive with the profile: from above, or from the side of the room. */
const PLACED: readonly Role[] = ['base', 'anchor', 'profile', 'fastener', 'insert', 'over']

/**
 * Returns the offset from which a part moves to its place. The floors of a side, with their
 * underlay, start beyond the edge of the drawing. Undefined for adhesive and mortar, which are
 * applied in place.
 */
export function arrivalOf({ role, box }: Piece, { pieces, view, lift }: Scene): Point | undefined {
  if (PLACED.includes(role)) return lift
  if (role !== 'floor') return undefined
  const profile = boxOf(pointsOf(pieces.filter((piece) => piece.role === 'profile')))
  const isLeft = (each: Box) => each.left + each.right < profile.left + profile.right
  const side = pieces.filter((each) => each.role === 'floor' && isLeft(each.box) === isLeft(box))
  const floors = boxOf(pointsOf(side))
  return [isLeft(box) ? view.left - floors.right : view.left + view.width - floors.left, 0]
}

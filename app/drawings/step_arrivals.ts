import { type Box, boxOf, type Point } from '#drawings/outlines'
import type { Piece, Role } from '#drawings/section_roles'
import { pointsOf, type Scene } from '#drawings/step_shapes'

/** Roles that come from where a profile is placed from: from above, or from the room. */
const PLACED: readonly Role[] = ['base', 'anchor', 'profile', 'fastener', 'insert', 'over']

/**
 * Returns how far from its place a part begins its way to it: floors of a side, with what lies
 * below them, beyond the edge of the drawing. Undefined for what is spread where it stays: adhesive
 * and mortar.
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

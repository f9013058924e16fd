import { boxOf, type Point } from '#drawings/outlines'
import type { Piece, Role } from '#drawings/section_roles'
import { pointsOf, type Scene } from '#drawings/step_shapes'

/** Roles that come from where a profile is placed from: from above, or from the room. */
const PLACED: readonly Role[] = ['base', 'anchor', 'profile', 'fastener', 'insert', 'over']

/**
 * Returns how far from its place a part begins its way to it: a floor beyond the edge of the
 * drawing on its own side. Undefined for what is spread where it stays: adhesive and mortar.
 */
export function arrivalOf({ role, box }: Piece, { pieces, view, lift }: Scene): Point | undefined {
  if (PLACED.includes(role)) return lift
  if (role !== 'floor') return undefined
  const profile = boxOf(pointsOf(pieces.filter((piece) => piece.role === 'profile')))
  const isLeft = box.left + box.right < profile.left + profile.right
  return [isLeft ? view.left - box.right : view.left + view.width - box.left, 0]
}

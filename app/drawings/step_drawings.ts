import type { CrossSection } from '#drawings/cross_section'
import { type Box, boxOf, movedBy, type Point } from '#drawings/outlines'
import { type Piece, type Role, rolesOf } from '#drawings/section_roles'
import { arrivalOf } from '#drawings/step_arrivals'
import { drawCap, drawCut, drawRest } from '#drawings/step_bars'
import {
  ADDS,
  HELD,
  OF_FASTENERS,
  OUTLINED,
  PASSING,
  type StepDrawingKind,
  WITH_PROFILE,
} from '#drawings/step_kinds'
import { marksOf, stripOf, TAPE } from '#drawings/step_marks'
import {
  ARROW,
  doubleArrow,
  GAP,
  MARGIN,
  paint,
  pointsOf,
  RED,
  rectangle,
  type Scene,
  type Shape,
  type Sketch,
  STEEL,
  solid,
  viewOf,
} from '#drawings/step_shapes'
import { closed } from '#drawings/svg_path'

export type StepDrawing = Sketch & {
  step: string
  kind: StepDrawingKind
}

/** The maximum distance of a held profile from its final position, besides the gap. */
const LIFT = 13

/**
 * Draws the steps of a guide from a cross-section. The results of earlier steps are shown, those of
 * the current step are red. A drawing whose subject is missing in the cross-section is omitted:
 * without a base, no alignment of a base is drawn.
 */
export function drawSteps(
  section: CrossSection,
  steps: readonly { id: string; drawings: readonly StepDrawingKind[] }[]
): StepDrawing[] {
  const frames = steps.flatMap(({ id, drawings }) => drawings.map((kind) => ({ step: id, kind })))
  const kinds = frames.map(({ kind }) => kind)
  const scene = sceneOf(piecesFor(section, kinds), kinds)
  const present = new Set<Role>(
    kinds.includes('covering') ? ['ground'] : ['ground', 'floor', 'bed']
  )
  return frames.flatMap(({ step, kind }): StepDrawing[] => {
    if (kind === 'mitre' && !isStiff(scene.pieces)) return []
    if (kind === 'cut' || kind === 'mitre') {
      return [{ step, kind, ...drawCut(scene.pieces, kind === 'mitre') }]
    }
    if (kind === 'cap') return [{ step, kind, ...drawCap(scene.pieces) }]
    if (kind === 'rest') return [{ step, kind, ...drawRest(scene.pieces) }]
    if (kind === 'opening') return [{ step, kind, ...drawOpening(scene) }]
    const roles = rolesAdded(kind, kinds, scene)
    const there = scene.pieces.filter(({ role }) => present.has(role))
    const added = scene.pieces.filter(({ role }) => !present.has(role) && roles.includes(role))
    const frame = { there, added, subject: subjectOf(kind, there, added, scene) }
    if (frame.subject.length === 0) return []
    if (!PASSING.includes(kind)) for (const { role } of added) present.add(role)
    const parts = new Set(frame.subject.map(({ part }) => part))
    const shapes = drawFrame(kind, frame, scene)
    return [{ step, kind, parts: [...parts], view: scene.view, shapes }]
  })
}

/** If a step lays floors, a floor on top of the profile is treated like any other. */
function piecesFor(section: CrossSection, kinds: readonly StepDrawingKind[]): Piece[] {
  return rolesOf(section).map((piece) =>
    piece.role === 'over' && kinds.includes('covering') ? { ...piece, role: 'floor' } : piece
  )
}

function sceneOf(pieces: readonly Piece[], kinds: readonly StepDrawingKind[]): Scene {
  const outlines = (roles: readonly Role[]) =>
    pieces.filter(({ role }) => roles.includes(role)).flatMap(({ outline }) => outline)
  const lift = liftOf(boxOf(outlines(['profile'])))
  const isHeld = kinds.some((kind) => HELD.includes(kind))
  const seen = boxOf([
    ...outlines(['base', 'anchor', ...WITH_PROFILE]),
    ...(isHeld ? movedBy(lift, outlines(WITH_PROFILE)) : []),
  ])
  const view = viewOf({
    left: seen.left - MARGIN.beside,
    right: seen.right + MARGIN.beside + (lift[0] > 0 ? ARROW : 0),
    bottom: seen.bottom - roomBelow(kinds, lift),
    top: seen.top + MARGIN.above + ARROW,
  })
  return { pieces, view, lift, line: view.width / 320 }
}

/** Returns the space below: for tape under an angle, or for the floor below a skirting. */
function roomBelow(kinds: readonly StepDrawingKind[], [sideways]: Point): number {
  if (sideways > 0) return MARGIN.beside
  return kinds.includes('mark') ? TAPE + 2 : MARGIN.below
}

/**
 * Returns the direction from which a profile is placed: from above, or from the room if it is
 * higher than wide, such as a skirting.
 */
function liftOf({ left, right, bottom, top }: Box): Point {
  const [width, height] = [right - left, top - bottom]
  return height > width ? [Math.min(width, LIFT) + GAP, 0] : [0, Math.min(height, LIFT) + GAP]
}

function rolesAdded(
  kind: StepDrawingKind,
  kinds: readonly StepDrawingKind[],
  { pieces }: Scene
): readonly Role[] {
  const hasBase = pieces.some(({ role }) => role === 'base')
  const fixesBase = hasBase && (kind === 'fixed' || kind === 'fastener')
  return ADDS[kind].filter((role) => {
    if (fixesBase) return role === 'base' || role === 'anchor'
    return role !== 'insert' || kind === 'insert' || !kinds.includes('insert')
  })
}

/** Returns the subject of a drawing. Without one, the drawing is omitted. */
function subjectOf(
  kind: StepDrawingKind,
  there: readonly Piece[],
  added: readonly Piece[],
  { pieces }: Scene
): readonly Piece[] {
  if (kind === 'drill') return pieces.filter(({ role }) => role === 'fastener')
  if (kind === 'height') return pieces.filter(({ role }) => role === 'floor' || role === 'bed')
  if (kind === 'ground') return there
  if (kind === 'clean' || kind === 'wait') return there.filter(({ role }) => role === 'profile')
  if (kind === 'contrast') return stripOf(there)
  if (OF_FASTENERS.includes(kind)) return added.filter(({ part }) => part === 'fastener')
  return added
}

/**
 * Whether a profile is stiff. Profiles without core or base are soft and run round corners uncut.
 */
function isStiff(pieces: readonly Piece[]): boolean {
  return pieces.some(({ role, part }) => role === 'base' || (role === 'profile' && part === 'wood'))
}

type Frame = Record<'there' | 'added' | 'subject', readonly Piece[]>

function drawFrame(kind: StepDrawingKind, { there, added, subject }: Frame, scene: Scene): Shape[] {
  const held = HELD.includes(kind) ? scene.lift : undefined
  const shown = kind === 'height' ? [...there, ...subject] : [...there, ...added]
  const isNew = (piece: Piece) =>
    kind !== 'mark' && (added.includes(piece) || kind === 'contrast') && subject.includes(piece)
  const isHeld = (piece: Piece) => held !== undefined && added.includes(piece)
  /** The positions of a part, from which its motion is derived. */
  const of = (piece: Piece): Shape['of'] => ({
    outline: piece.outline,
    away: isHeld(piece) ? held : undefined,
    from: added.includes(piece) ? arrivalOf(piece, scene) : undefined,
  })
  const parts = scene.pieces
    .filter((piece) => shown.includes(piece))
    .map((piece) => {
      const outline = held && isHeld(piece) ? movedBy(held, piece.outline) : piece.outline
      return { ...paint({ ...piece, outline }, isNew(piece), scene.line), of: of(piece) }
    })
  /** Painted after all parts, so that neighbours do not cover them. */
  const outlines = added
    .filter((piece) => isNew(piece) && OUTLINED.includes(piece.role))
    .map((piece) => ({
      d: closed(piece.outline),
      stroke: RED,
      width: 2 * scene.line,
      of: of(piece),
    }))
  return [...parts, ...outlines, ...marksOf(kind, there, scene)]
}

/** The clearance between profile and opening at each end, as drawn. */
const PLAY = 1.5

/**
 * Draws the front view of the opening, with measurements at the floor and at the profile's height.
 */
function drawOpening({ pieces, view, line }: Scene): Sketch {
  const { top } = boxOf(pointsOf(pieces.filter(({ role }) => role === 'profile')))
  /** Floor and walls extend beyond the view. */
  const right = view.left + view.width
  const [from, to] = [view.left + MARGIN.beside, right - MARGIN.beside]
  const floor = -view.top - view.height
  return {
    parts: ['profile'],
    view,
    shapes: [
      solid([view.left - GAP, floor - GAP], [view.width + 2 * GAP, GAP - floor], line),
      solid([view.left - GAP, 0], [from - view.left + GAP, GAP - view.top], line),
      solid([to, 0], [right + GAP - to, GAP - view.top], line),
      {
        d: closed(rectangle([from + PLAY, 0], [to - from - 2 * PLAY, top])),
        stroke: STEEL,
        width: line,
        dashed: true,
      },
      ...[GAP / 2, top + GAP / 2].flatMap((y) => doubleArrow([from, to], y, line)),
    ],
  }
}

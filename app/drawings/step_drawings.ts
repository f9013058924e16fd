import type { CrossSection } from '#drawings/cross_section'
import { type Box, boxOf, movedBy, type Point } from '#drawings/outlines'
import { type Piece, type Role, rolesOf } from '#drawings/section_roles'
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
  closed,
  doubleArrow,
  GAP,
  paint,
  pointsOf,
  RED,
  ROOM,
  rectangle,
  type Scene,
  type Shape,
  type Sketch,
  STEEL,
  solid,
  viewOf,
} from '#drawings/step_shapes'

/** One drawing of a step. */
export type StepDrawing = Sketch & {
  /** The step's id. */
  step: string
  kind: StepDrawingKind
}

/** How far off its seat a profile is held at most, beside the gap. */
const LIFT = 13

/**
 * Draws the steps of a guide out of a cross-section: what earlier steps have done is there, what the
 * step does is red. What a section does not have is not drawn: where there is no base, none is aligned.
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

/** A floor over a part of the profile is like any other where a step lays floors. */
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
    left: seen.left - ROOM.beside,
    right: seen.right + ROOM.beside + (lift[0] > 0 ? ARROW : 0),
    bottom: seen.bottom - roomBelow(kinds, lift),
    top: seen.top + ROOM.above + ARROW,
  })
  return { pieces, view, lift, line: view.width / 320 }
}

/** Room for tape below an angle, or for the floor that a skirting stands above. */
function roomBelow(kinds: readonly StepDrawingKind[], [sideways]: Point): number {
  if (sideways > 0) return ROOM.beside
  return kinds.includes('mark') ? TAPE + 2 : ROOM.below
}

/** A profile comes from above; one that is higher than wide, as a skirting is, from the room. */
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

/** What a drawing is about; without it there is nothing to draw. */
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

/** What has neither core nor base is soft, and runs round a corner uncut. */
function isStiff(pieces: readonly Piece[]): boolean {
  return pieces.some(({ role, part }) => role === 'base' || (role === 'profile' && part === 'wood'))
}

type Frame = Record<'there' | 'added' | 'subject', readonly Piece[]>

function drawFrame(kind: StepDrawingKind, { there, added, subject }: Frame, scene: Scene): Shape[] {
  const held = HELD.includes(kind) ? scene.lift : undefined
  const shown = kind === 'height' ? [...there, ...subject] : [...there, ...added]
  const isNew = (piece: Piece) =>
    kind !== 'mark' && (added.includes(piece) || kind === 'contrast') && subject.includes(piece)
  const parts = scene.pieces
    .filter((piece) => shown.includes(piece))
    .map((piece) => {
      const outline = held && added.includes(piece) ? movedBy(held, piece.outline) : piece.outline
      return paint({ ...piece, outline }, isNew(piece), scene.line)
    })
  /** After all parts, so that no neighbour covers them. */
  const outlines = added
    .filter((piece) => isNew(piece) && OUTLINED.includes(piece.role))
    .map(({ outline }) => ({ d: closed(outline), stroke: RED, width: 2 * scene.line }))
  return [...parts, ...outlines, ...marksOf(kind, there, scene)]
}

/** How much shorter than its opening a profile is at each end, as it is drawn. */
const PLAY = 1.5

/** The opening seen from the front: where it is measured, at the floor and at the profile's height. */
function drawOpening({ pieces, view, line }: Scene): Sketch {
  const { top } = boxOf(pointsOf(pieces.filter(({ role }) => role === 'profile')))
  /** Floor and walls go on beyond what is seen. */
  const right = view.left + view.width
  const [from, to] = [view.left + ROOM.beside, right - ROOM.beside]
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

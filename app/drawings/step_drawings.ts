import type { CrossSection } from '#drawings/cross_section'
import { outlinePath } from '#drawings/cross_section_drawing'
import {
  axisOf,
  type Box,
  below,
  boxOf,
  hullOf,
  movedBy,
  type Outline,
  type Point,
} from '#drawings/outlines'
import { PART_COLOURS } from '#drawings/part_colours'
import { type Piece, type Role, rolesOf } from '#drawings/section_roles'

/** What the drawings of a step may show, by the words of an editor. */
export const STEP_DRAWINGS = [
  'opening',
  'ground',
  'height',
  'cut',
  'mitre',
  'mark',
  'drill',
  'adhesive',
  'base',
  'fastener',
  'fixed',
  'bed',
  'covering',
  'plugged',
  'above',
  'seated',
  'insert',
  'clean',
  'contrast',
  'cap',
  'rest',
  'wait',
] as const

export type StepDrawingKind = (typeof STEP_DRAWINGS)[number]

/** A line or a surface of a drawing: an outline in millimetres, y runs down. */
export type Shape = {
  d: string
  fill?: string
  stroke?: string
  /** Of its line, in millimetres. */
  width: number
  dashed?: boolean
  /** Solid building material. */
  hatched?: boolean
}

/** One drawing of a step: what is there, and in red what the step does. */
export type StepDrawing = {
  /** The step's id. */
  step: string
  kind: StepDrawingKind
  /** The parts that the step is about, each once, in the order in which they are painted. */
  parts: Piece['part'][]
  /** What is seen, in millimetres; y runs down. */
  view: { left: number; top: number; width: number; height: number }
  shapes: Shape[]
}

/** Every drawing is so much wider than it is high: they all stand in the same frame. */
export const STEP_PROPORTIONS = 16 / 9

const { profile: RED, base: INK, adhesive: STEEL } = PART_COLOURS
const PAPER = '#ffffff'
/** A profile that the step leaves where it is. */
const METAL = '#9aa0a5'
/** The sides of a bar that stand and lie. */
const SIDE = '#7f858a'
const TOP = '#c4c8cb'

/** Around what is installed, in millimetres. */
const ROOM = { beside: 14, below: 4, above: 3 }
/** How far off its seat a profile is held at most, beside the gap. */
const LIFT = 13
const GAP = 5
/** How long tape is that marks an edge, in millimetres. */
const TAPE = 7
/** The length of the arrow that says where a profile goes. */
const ARROW = 8

/** What comes with the profile, unless a step of its own brings it. */
const WITH_PROFILE: readonly Role[] = ['adhesive', 'profile', 'fastener', 'insert']

/** What each drawing adds to what is there. */
const ADDS: Record<StepDrawingKind, readonly Role[]> = {
  opening: [],
  ground: [],
  height: [],
  cut: [],
  mitre: [],
  mark: ['profile'],
  drill: [],
  adhesive: ['adhesive'],
  base: ['base'],
  fastener: ['anchor', ...WITH_PROFILE],
  fixed: ['base', 'anchor', ...WITH_PROFILE],
  bed: ['bed', ...WITH_PROFILE],
  covering: ['bed', 'floor'],
  plugged: WITH_PROFILE,
  above: WITH_PROFILE,
  seated: [...WITH_PROFILE, 'over'],
  insert: ['insert'],
  clean: [],
  contrast: [],
  cap: [],
  rest: [],
  wait: [],
}

/** Drawings of something that the next step takes away again, or that is still in the hand. */
const PASSING: readonly StepDrawingKind[] = ['mark', 'plugged', 'above']
const HELD: readonly StepDrawingKind[] = ['plugged', 'above']
/** Drawings that are about screws and plugs alone. */
const OF_FASTENERS: readonly StepDrawingKind[] = ['drill', 'fastener', 'plugged']
/** What keeps its colour, which tells the material, and is outlined in red instead. */
const OUTLINED: readonly Role[] = ['floor', 'bed', 'over']

/** What is there when a drawing is made, and what is about to come. */
type Scene = {
  pieces: readonly Piece[]
  view: StepDrawing['view']
  lift: Point
  /** The width of thin lines. */
  line: number
}

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

/** What is seen of a drawing, in the proportions that all have. */
function viewOf({ left, right, bottom, top }: Box): StepDrawing['view'] {
  const width = Math.max(right - left, (top - bottom) * STEP_PROPORTIONS)
  const height = width / STEP_PROPORTIONS
  return {
    left: round((left + right - width) / 2),
    top: round(-(bottom + top + height) / 2),
    width: round(width),
    height: round(height),
  }
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

/** What marks the edge of a step: its insert, or else the profile. */
function stripOf(there: readonly Piece[]): readonly Piece[] {
  const inserts = there.filter(({ role }) => role === 'insert')
  return inserts.length > 0 ? inserts : there.filter(({ part }) => part === 'profile')
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

function paint({ part, role, outline }: Piece, isNew: boolean, line: number): Shape {
  const own = part === 'profile' ? METAL : PART_COLOURS[part]
  return {
    d: closed(outline),
    fill: isNew && !OUTLINED.includes(role) ? RED : own,
    stroke: INK,
    width: line,
    ...(part === 'substrate' || part === 'wall' ? { hatched: true } : {}),
  }
}

/** The lines of a drawing that are no part: where something goes, is measured or drilled. */
function marksOf(kind: StepDrawingKind, there: readonly Piece[], scene: Scene): Shape[] {
  const { pieces, line } = scene
  const of = (...roles: Role[]) => pieces.filter(({ role }) => roles.includes(role))
  if (kind === 'ground') {
    return of('base', 'profile').map(({ outline }) => ({
      d: closed(outline),
      stroke: RED,
      width: 1.5 * line,
      dashed: true,
    }))
  }
  if (kind === 'base') {
    return of('floor')
      .filter((piece) => !there.includes(piece))
      .map(({ outline }) => ({ d: closed(outline), stroke: STEEL, width: line, dashed: true }))
  }
  if (kind === 'height') return heightMarks(of('floor'), boxOf(pointsOf(of('profile'))), line)
  if (kind === 'drill') {
    return of('fastener').flatMap(({ outline }) => [
      { d: closed(holeOf(outline, there)), fill: PAPER, stroke: RED, width: 2 * line },
      axisMark(outline, line),
    ])
  }
  if (kind === 'mark') {
    const fasteners = of('fastener')
    return fasteners.length > 0
      ? fasteners.map(({ outline }) => axisMark(outline, line))
      : edgeMarks(pointsOf(of('profile')), line)
  }
  if (kind === 'clean') return clothMarks(pointsOf(of('profile')), line)
  if (kind === 'wait') return clockMarks(boxOf(pointsOf(of('profile'))), scene.view)
  if (kind === 'contrast') return lookMarks(stripOf(there), of('profile'), of('floor'), line)
  return HELD.includes(kind) ? wayMarks(pointsOf(of('profile')), scene) : []
}

/** A dimension beside the floor, from the screed to its surface. */
function heightMarks(floors: readonly Piece[], profile: Box, line: number): Shape[] {
  const centre = (profile.left + profile.right) / 2
  const floor = floors.toSorted((a, b) => distance(a.box, centre) - distance(b.box, centre))[0]
  if (!floor) return []
  const isLeft = floor.box.right <= profile.right
  const edge = isLeft ? floor.box.right : floor.box.left
  const x = edge + (isLeft ? GAP : -GAP)
  const beyond = x + (isLeft ? 2 : -2)
  const { top } = floor.box
  const lines = [
    [edge, top, beyond, top],
    [edge, 0, beyond, 0],
    [x, 0, x, top],
  ] as const
  return [
    {
      d: lines
        .map(([x1, y1, x2, y2]) =>
          outlinePath([
            [x1, y1],
            [x2, y2],
          ])
        )
        .join(''),
      stroke: RED,
      width: 1.5 * line,
    },
    arrowhead([x, top], [0, -1], line),
    arrowhead([x, 0], [0, 1], line),
  ]
}

function distance({ left, right }: Box, x: number): number {
  return Math.max(left - x, x - right, 0)
}

/** What is drilled for a plug: its own shape without its thread, as deep as it goes. */
function holeOf(fastener: Outline, there: readonly Piece[]): Outline {
  const { foot, head } = axisOf(fastener)
  const x = (foot[0] + head[0]) / 2
  const tops = there.flatMap(({ box }) => (box.left < x && x < box.right ? box.top : []))
  return hullOf(below(Math.max(0, ...tops), fastener))
}

/** The axis of a hole, out to where the drill comes from. */
function axisMark(fastener: Outline, line: number): Shape {
  const { foot, head } = axisOf(fastener)
  const share = ARROW / (head[1] - foot[1])
  const end: Point = [head[0] + share * (head[0] - foot[0]), head[1] + ARROW]
  return { d: outlinePath([foot, end]), stroke: RED, width: 1.5 * line, dashed: true }
}

/** Tape on the floor, along both edges of a profile. */
function edgeMarks(profile: readonly Point[], line: number): Shape[] {
  const { left, right, bottom, top } = boxOf(profile)
  const lowest = (near: (point: Point) => boolean) => boxOf(profile.filter(near)).bottom
  const tape = (from: Point, size: Point): Shape => ({
    d: closed(rectangle(from, size)),
    fill: RED,
    width: line,
  })
  const first = tape([left - TAPE - 1, lowest(([x]) => x < left + 1)], [TAPE, 0.8])
  /** An angle ends below. */
  const isAngle = top - bottom > 0.6 * (right - left)
  const inside = boxOf(profile.filter(([, y]) => y < bottom + 1)).left
  return isAngle
    ? [first, tape([inside, bottom - TAPE - 1], [0.8, TAPE])]
    : [first, tape([right + 1, lowest(([x]) => x > right - 1)], [TAPE, 0.8])]
}

/** Of the highest part of an outline, which is what is seen of a profile between floors. */
function crestOf(points: readonly Point[]): Box {
  const { top } = boxOf(points)
  return boxOf(points.filter(([, y]) => y > top - 1))
}

/** The size of a cloth in cross-section, in millimetres. */
const CLOTH: Point = [18, 2.4]

/** A cloth on the profile and the floor beside it, and the way it wipes. */
function clothMarks(profile: readonly Point[], line: number): Shape[] {
  const { left, right, top } = crestOf(profile)
  const from = (left + right - CLOTH[0]) / 2
  const to = from + CLOTH[0]
  const y = top + CLOTH[1] + GAP / 2
  return [
    { d: closed(rectangle([from, top + line], CLOTH)), fill: RED, stroke: INK, width: line },
    ...doubleArrow([from, to], y, line),
  ]
}

/** The share of the height above something that a clock takes, and how many corners its dial has. */
const CLOCK = { share: 0.36, corners: 36 }
/** Its hands, as shares of the dial's radius: the short one and the long one. */
const HANDS: readonly Point[] = [
  [0.42, 0.24],
  [0, 0.72],
]

/** A clock in the middle of what is seen above something. */
function clockMarks({ left, right, top }: Box, view: StepDrawing['view']): Shape[] {
  const room = -view.top - top
  const radius = CLOCK.share * room
  const centre: Point = [(left + right) / 2, top + room / 2]
  const width = view.width / 100
  const dial = Array.from({ length: CLOCK.corners }, (_, corner): Point => {
    const turn = (2 * Math.PI * corner) / CLOCK.corners
    return [centre[0] + radius * Math.sin(turn), centre[1] + radius * Math.cos(turn)]
  })
  return [
    { d: closed(dial), fill: PAPER, stroke: RED, width },
    ...HANDS.map(([x, y]) => ({
      d: outlinePath([centre, [centre[0] + x * radius, centre[1] + y * radius]]),
      stroke: RED,
      width,
    })),
  ]
}

/** From above at the strip and at the covering beside it, and from the front at the edge. */
function lookMarks(
  strip: readonly Piece[],
  profiles: readonly Piece[],
  floors: readonly Piece[],
  line: number
): Shape[] {
  const crest = crestOf(pointsOf(strip))
  const tread = floors.toSorted((a, b) => b.box.top - a.box.top)[0]
  const edge = boxOf(pointsOf(profiles)).right
  const looks: (readonly [tip: Point, away: Point])[] = [
    [
      [(crest.left + crest.right) / 2, crest.top + 1],
      [0, 1],
    ],
    [
      [edge + 2, crest.top - GAP / 2],
      [1, 0],
    ],
  ]
  if (tread)
    looks.push([
      [Math.min(tread.box.right, crest.left) - GAP, tread.box.top + 1],
      [0, 1],
    ])
  return looks.flatMap(([tip, away]) => [
    {
      d: outlinePath([tip, [tip[0] + ARROW * away[0], tip[1] + ARROW * away[1]]]),
      stroke: RED,
      width: 2 * line,
    },
    arrowhead(tip, away, 1.4 * line),
  ])
}

/** From where a profile is held to its seat: its edges' ways, and an arrow. */
function wayMarks(profile: readonly Point[], { lift, line }: Scene): Shape[] {
  const { left, right, bottom, top } = boxOf(profile)
  const [dx, dy] = lift
  const isFlat = dy > 0
  const ends = isFlat
    ? [profile.find(([x]) => x === left), profile.find(([x]) => x === right)]
    : [profile.find(([, y]) => y === bottom), profile.find(([, y]) => y === top)]
  const tip: Point = isFlat
    ? [(left + right) / 2, top + dy + 1]
    : [right + dx + 1, (bottom + top) / 2]
  const away: Point = isFlat ? [0, 1] : [1, 0]
  const ways = ends.flatMap((end): Shape[] => {
    if (!end) return []
    const d = outlinePath([end, [end[0] + dx, end[1] + dy]])
    return [{ d, stroke: STEEL, width: line, dashed: true }]
  })
  return [
    ...ways,
    {
      d: outlinePath([tip, [tip[0] + ARROW * away[0], tip[1] + ARROW * away[1]]]),
      stroke: RED,
      width: 2.5 * line,
    },
    arrowhead(tip, away, 1.6 * line),
  ]
}

/** How much shorter than its opening a profile is at each end, as it is drawn. */
const PLAY = 1.5

/** The opening seen from the front: where it is measured, at the floor and at the profile's height. */
function drawOpening({
  pieces,
  view,
  line,
}: Scene): Pick<StepDrawing, 'parts' | 'view' | 'shapes'> {
  const { top } = boxOf(pointsOf(pieces.filter(({ role }) => role === 'profile')))
  /** Floor and walls go on beyond what is seen. */
  const right = view.left + view.width
  const [from, to] = [view.left + ROOM.beside, right - ROOM.beside]
  const floor = -view.top - view.height
  const solid = (left: number, end: number, bottom: number, height: number): Shape => ({
    d: closed(rectangle([left, bottom], [end - left, height])),
    fill: PAPER,
    stroke: INK,
    width: line,
    hatched: true,
  })
  return {
    parts: ['profile'],
    view,
    shapes: [
      solid(view.left - GAP, right + GAP, floor - GAP, GAP - floor),
      solid(view.left - GAP, from, 0, GAP - view.top),
      solid(to, right + GAP, 0, GAP - view.top),
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

/** Two bars that lie flat in the room before they are fitted, and a clock above them. */
function drawRest(pieces: readonly Piece[]): Pick<StepDrawing, 'parts' | 'view' | 'shapes'> {
  const bars = pieces.filter(({ role }) => role === 'profile')
  const stood = boxOf(pointsOf(bars))
  const [length, depth] = [stood.top - stood.bottom, stood.right - stood.left]
  const isOnBack = flatSide(hullOf(pointsOf(bars))) === 'left'
  const lying = ({ outline }: Piece, from: number) =>
    outline.map(
      ([x, y]): Point => [from + y - stood.bottom, isOnBack ? x - stood.left : stood.right - x]
    )
  const pair = [-length - GAP / 2, GAP / 2]
  const view = viewOf({
    left: -length - ROOM.beside,
    right: length + ROOM.beside,
    bottom: -ROOM.below,
    top: depth + 2 * ARROW,
  })
  const line = view.width / 320
  const floor = -view.top - view.height
  return {
    parts: [...new Set(bars.map(({ part }) => part))],
    view,
    shapes: [
      {
        d: closed(rectangle([view.left - GAP, floor - GAP], [view.width + 2 * GAP, GAP - floor])),
        fill: PAPER,
        stroke: INK,
        width: line,
        hatched: true,
      },
      ...pair.flatMap((from) =>
        bars.map((piece) => paint({ ...piece, outline: lying(piece, from) }, true, line))
      ),
      ...clockMarks({ left: -length, right: length, bottom: 0, top: depth }, view),
    ],
  }
}

/** How much of its length an edge may lean and still be upright. */
const TILT = 0.05

/** On which of its sides a bar lies without tilting: the one with the longest upright edge. */
function flatSide(hull: Outline): 'left' | 'right' {
  const { left, right } = boxOf(hull)
  const edges = hull.map((from, index) => ({ from, to: hull[(index + 1) % hull.length] ?? from }))
  const longest = edges
    .filter(({ from, to }) => Math.abs(from[0] - to[0]) < TILT * Math.abs(from[1] - to[1]))
    .toSorted((a, b) => Math.abs(b.from[1] - b.to[1]) - Math.abs(a.from[1] - a.to[1]))[0]
  return longest && longest.from[0] > (left + right) / 2 ? 'right' : 'left'
}

function rectangle([left, bottom]: Point, [width, height]: Point): Outline {
  return [
    [left, bottom],
    [left + width, bottom],
    [left + width, bottom + height],
    [left, bottom + height],
  ]
}

/** A level line with an arrowhead at each end. */
function doubleArrow([from, to]: [number, number], y: number, line: number): Shape[] {
  return [
    {
      d: outlinePath([
        [from, y],
        [to, y],
      ]),
      stroke: RED,
      width: 1.5 * line,
    },
    arrowhead([from, y], [1, 0], line),
    arrowhead([to, y], [-1, 0], line),
  ]
}

/** A slim triangle with its tip at a point. */
function arrowhead([x, y]: Point, [dx, dy]: Point, line: number): Shape {
  const [length, half] = [10 * line, 3 * line]
  return {
    d: closed([
      [x, y],
      [x + dx * length + dy * half, y + dy * length + dx * half],
      [x + dx * length - dy * half, y + dy * length - dx * half],
    ]),
    fill: RED,
    width: line,
  }
}

/** How a bar runs away from who looks at it, for each millimetre of its length. */
const AWAY: Point = [0.8, 0.45]
/** Where a bar is sawn, as shares of its length. */
const SAWN = { from: 0.5, to: 0.68 }

/**
 * Each bar of what is installed, seen from its end and sawn through: the cut is red.
 *
 * @param isMitre cut at 45 degrees, for a corner
 */
function drawCut(
  pieces: readonly Piece[],
  isMitre: boolean
): Pick<StepDrawing, 'parts' | 'view' | 'shapes'> {
  const profiles = pieces.filter(({ role, part }) => role === 'profile' && part === 'profile')
  const bases = isMitre ? [] : pieces.filter(({ role }) => role === 'base')
  const box = boxOf(pointsOf(profiles))
  const length = 1.1 * Math.max(box.right - box.left, box.top - box.bottom)
  const away: Point = [AWAY[0] * length, AWAY[1] * length]
  const down = bases.length > 0 ? boxOf(pointsOf(bases)).top - box.bottom + away[1] + GAP : 0
  const bars = [
    ...profiles.map(({ outline }) => outline),
    ...bases.map(({ outline }) => movedBy([0, -down], outline)),
  ]
  const all = boxOf(bars.flatMap((bar) => [...bar, ...movedBy(away, bar)]))
  const view = viewOf({
    left: all.left - GAP,
    right: all.right + GAP,
    bottom: all.bottom - GAP,
    top: all.top + GAP,
  })
  const line = view.width / 320
  /** A corner of a bar at a share of its length; a mitre is farther away on the right. */
  const at =
    (share: number, isSawn = false) =>
    ([x, y]: Point): Point => {
      const shift = share + (isSawn && isMitre ? (x - box.left) / length : 0)
      return [x + shift * away[0], y + shift * away[1]]
    }
  return {
    parts: [...new Set([...bases, ...profiles].map(({ part }) => part))],
    view,
    shapes: bars.flatMap((bar) => [
      ...sidesOf(bar, at(SAWN.to, true), at(1), line),
      { d: closed(bar.map(at(SAWN.to, true))), fill: RED, stroke: RED, width: line },
      ...sidesOf(bar, at(0), at(SAWN.from, true), line),
      { d: closed(bar), fill: METAL, stroke: INK, width: line },
    ]),
  }
}

/** How far before the end of a bar its cap is held, and how thick it is, as shares of the bar's length. */
const CAP = { away: 0.2, thick: 0.05 }

/** The end of a bar, seen at an angle, and before it the cap that covers its cut. */
function drawCap(pieces: readonly Piece[]): Pick<StepDrawing, 'parts' | 'view' | 'shapes'> {
  const profiles = pieces.filter(({ role, part }) => role === 'profile' && part === 'profile')
  const bars = profiles.map(({ outline }) => outline)
  const cap = hullOf(bars.flat())
  const box = boxOf(cap)
  const length = 1.1 * Math.max(box.right - box.left, box.top - box.bottom)
  const at =
    (share: number) =>
    ([x, y]: Point): Point => [x + share * AWAY[0] * length, y + share * AWAY[1] * length]
  const [front, back] = [at(-CAP.away - CAP.thick), at(-CAP.away)]
  const all = boxOf([...cap.map(front), ...cap.map(at(1))])
  const view = viewOf({
    left: all.left - GAP,
    right: all.right + GAP,
    bottom: all.bottom - GAP,
    top: all.top + GAP,
  })
  const line = view.width / 320
  const corners: Point[] = [
    [box.left, box.top],
    [box.right, box.bottom],
  ]
  return {
    parts: ['profile'],
    view,
    shapes: [
      ...bars.flatMap((bar) => [
        ...sidesOf(bar, at(0), at(1), line),
        { d: closed(bar.map(at(0))), fill: METAL, stroke: INK, width: line },
      ]),
      ...corners.map((corner) => ({
        d: outlinePath([back(corner), at(0)(corner)]),
        stroke: STEEL,
        width: line,
        dashed: true,
      })),
      { d: closed(hullOf([...cap.map(front), ...cap.map(back)])), fill: INK, width: line },
      { d: closed(cap.map(front)), fill: RED, stroke: INK, width: line },
    ],
  }
}

/** The long sides of a bar between two places, the lower ones last. */
function sidesOf(
  bar: Outline,
  near: (corner: Point) => Point,
  far: (corner: Point) => Point,
  line: number
): Shape[] {
  return bar
    .map((from, index) => ({ from, to: bar[(index + 1) % bar.length] ?? from }))
    .toSorted((a, b) => b.from[1] + b.to[1] - (a.from[1] + a.to[1]))
    .map(({ from, to }) => ({
      d: closed([near(from), near(to), far(to), far(from)]),
      fill: Math.abs(to[1] - from[1]) > Math.abs(to[0] - from[0]) ? SIDE : TOP,
      width: line,
    }))
}

function pointsOf(pieces: readonly Piece[]): Point[] {
  return pieces.flatMap(({ outline }) => outline)
}

function closed(outline: Outline): string {
  return `${outlinePath(outline)}z`
}

function round(value: number): number {
  return Math.round(value * 100) / 100 + 0
}

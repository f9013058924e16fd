import type { MovingShape, Still } from '#drawings/step_motion'

/** The size of every drawing, whatever it shows. */
export const SCREEN = { width: 320, height: 180 }

/** A shape at a moment of a motion. */
type ShownShape = {
  key: string
  shape: MovingShape
  /** Pixels of the screen per millimetre. */
  scale: number
  transform: string
  opacity: number
  fill: string
}

/** The parts of a motion in which something happens, as shares of its duration. */
const LEAVING = [0, 0.3] as const
const APPEARING = [0.2, 0.45] as const
const MOVING = [0.2, 0.85] as const
const MARKING = [0.75, 1] as const

/** Returns the scale at which a still is shown. */
export function scaleOf({ view }: Still): number {
  return SCREEN.width / view.width
}

/**
 * Returns the shapes at a moment between two stills. A part that both show moves and changes its
 * colour, a part that a step adds moves to its place, and a temporary part moves back. Everything
 * else fades.
 *
 * @param before the still before; undefined at the beginning
 * @param progress of the motion, from 0 to 1
 */
export function between(before: Still | undefined, after: Still, progress: number): ShownShape[] {
  const former = before?.shapes ?? []
  const isSameView = before?.view.left === after.view.left && before.view.width === after.view.width
  const find = (shapes: readonly MovingShape[], key: string | undefined) =>
    isSameView && key ? shapes.find((shape) => shape.key === key) : undefined

  const leaving = former.flatMap((shape, index) => {
    if (!before || find(after.shapes, shape.key)) return []
    const isRemovable = isSameView && shape.fill && shape.from
    const offset = isRemovable
      ? move(shape.away, shape.from, ease(within(LEAVING, progress)))
      : shape.away
    const opacity = 1 - within(LEAVING, progress)
    return { ...show(before, shape, offset), key: `before-${index}`, opacity }
  })
  /** Marks appear after the parts have moved. */
  const marking = after.shapes.some(({ key }) => key) ? MARKING : APPEARING
  const present = after.shapes.map((shape, index) => {
    const earlier = find(former, shape.key)
    const moved = ease(within(MOVING, progress))
    const offset = move(earlier ? earlier.away : (shape.from ?? shape.away), shape.away, moved)
    const shown = { ...show(after, shape, offset), key: shape.key ?? `after-${index}` }
    if (earlier) return { ...shown, fill: mix(earlier.fill, shape.fill, moved) }
    return { ...shown, opacity: within(shape.key ? APPEARING : marking, progress) }
  })
  return [...leaving, ...present].filter(({ opacity }) => opacity > 0)
}

type Offset = readonly [x: number, y: number]

function show(still: Still, shape: MovingShape, [x, y]: Offset = [0, 0]) {
  const scale = scaleOf(still)
  const { left, top } = still.view
  return {
    shape,
    scale,
    transform: `translate(${round(scale * (x - left))} ${round(scale * (y - top))}) scale(${round(scale)})`,
    opacity: 1,
    fill: shape.fill ?? 'none',
  }
}

function move([fromX, fromY]: Offset = [0, 0], [toX, toY]: Offset = [0, 0], progress = 1): Offset {
  return [fromX + progress * (toX - fromX), fromY + progress * (toY - fromY)]
}

/** Mixes two colours in hexadecimal notation. */
function mix(from: string | undefined, to: string | undefined, progress: number): string {
  if (!from || !to) return to ?? 'none'
  const end = channelsOf(to)
  const mixed = channelsOf(from).map(
    (start, index) => start + progress * ((end[index] ?? 0) - start)
  )
  return `rgb(${mixed.map(Math.round).join(' ')})`
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
}

/** Returns the progress of a part of the motion. */
function within([start, end]: readonly [number, number], progress: number): number {
  return Math.min(1, Math.max(0, (progress - start) / (end - start)))
}

/** Starts and ends a movement slowly. */
function ease(progress: number): number {
  return progress * progress * (3 - 2 * progress)
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

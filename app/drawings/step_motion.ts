import type { Outline, Point } from '#drawings/outlines'
import type { StepDrawing } from '#drawings/step_drawings'
import type { Shape } from '#drawings/step_shapes'
import { closed, round } from '#drawings/svg_path'

/** A vector in millimetres; y points down. */
type Offset = [x: number, y: number]

export type MovingShape = Omit<Shape, 'of'> & {
  /** The same in each drawing of the same part; other shapes appear and disappear. */
  key?: string
  /** How far a part is from its place, where `d` has it. */
  away?: Offset
  /** How far from its place it starts when it appears. */
  from?: Offset
}

/** A drawing of a motion: the result of a step, or of a part of it. */
export type Still = { step: string; shapes: MovingShape[] } & Pick<StepDrawing, 'kind' | 'view'>

/**
 * Returns the drawings of a guide as stills between which a browser moves: each part has a key by
 * which it is found in the next one, and its outline where it is installed.
 */
export function toMotion(drawings: readonly StepDrawing[]): Still[] {
  /** A part is known by its outline, which the pieces of all drawings share. */
  const outlines: Outline[] = []
  const keyOf = (outline: Outline) => {
    if (!outlines.includes(outline)) outlines.push(outline)
    return String(outlines.indexOf(outline))
  }
  return drawings.map(({ step, kind, view, shapes }) => ({
    step,
    kind,
    view,
    shapes: shapes.map(({ of, ...shape }): MovingShape => {
      if (!of) return shape
      const { outline, away, from } = of
      return {
        ...shape,
        key: `${keyOf(outline)}${shape.fill ? '' : '-outline'}`,
        d: closed(outline),
        ...(away && { away: downwards(away) }),
        ...(from && { from: downwards(from) }),
      }
    }),
  }))
}

function downwards([x, y]: Point): Offset {
  return [round(x), round(-y)]
}

/** The view of a solid: angles in radians, and a scale at which 1 shows the whole solid. */
export type View = {
  /** To the right of the front. */
  turn: number
  /** Above the front. */
  tilt: number
  size: number
}

/** A change of the view by key or button; also the name of its text. */
export type ViewMove = 'left' | 'right' | 'up' | 'down' | 'zoom_in' | 'zoom_out' | 'reset'

/** The view of the drawing. */
export const FRONT: View = { turn: 0, tilt: 0, size: 1 }

/** From above and from the side, so that the length of the bar is visible. */
export const START: View = { turn: 0.62, tilt: 0.4, size: 1 }

const STEP = Math.PI / 12
const ZOOM_FACTOR = 1.25
const MIN_SIZE = 0.6
const MAX_SIZE = 4
const MAX_TILT = Math.PI / 2 - 0.05
/** There is nothing to see from below the ground. */
const MIN_TILT = -0.1

const MOVES: Record<Exclude<ViewMove, 'reset'>, (view: View) => View> = {
  left: (view) => ({ ...view, turn: view.turn - STEP }),
  right: (view) => ({ ...view, turn: view.turn + STEP }),
  up: (view) => ({ ...view, tilt: view.tilt + STEP }),
  down: (view) => ({ ...view, tilt: view.tilt - STEP }),
  zoom_in: (view) => ({ ...view, size: view.size * ZOOM_FACTOR }),
  zoom_out: (view) => ({ ...view, size: view.size / ZOOM_FACTOR }),
}

/** Returns the view after a key or button was pressed. */
export function moved(view: View, move: ViewMove): View {
  return move === 'reset' ? START : within(MOVES[move](view))
}

/**
 * Returns the view after a pointer was dragged by a number of pixels, or after a pinch by a factor.
 */
export function dragged(view: View, right: number, down: number, apart = 1): View {
  return within({
    turn: view.turn - right / 150,
    tilt: view.tilt + down / 150,
    size: view.size * apart,
  })
}

/** Returns the view at a progress from 0 to 1 between two others, decelerating towards the end. */
export function between(from: View, to: View, progress: number): View {
  const eased = 1 - (1 - Math.min(progress, 1)) ** 3
  const part = (start: number, end: number) => start + (end - start) * eased
  return {
    turn: part(from.turn, to.turn),
    tilt: part(from.tilt, to.tilt),
    size: part(from.size, to.size),
  }
}

function within({ turn, tilt, size }: View): View {
  return {
    turn,
    tilt: Math.min(Math.max(tilt, MIN_TILT), MAX_TILT),
    size: Math.min(Math.max(size, MIN_SIZE), MAX_SIZE),
  }
}

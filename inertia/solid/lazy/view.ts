/** From where a solid is seen: angles in radians, and how large, 1 being all of it. */
export type View = {
  /** To the right of the front. */
  turn: number
  /** Above the front. */
  tilt: number
  size: number
}

/** The ways a view changes at a press, by the name of their text. */
export type ViewMove = 'left' | 'right' | 'up' | 'down' | 'zoom_in' | 'zoom_out' | 'reset'

/** As the drawing shows it. */
export const FRONT: View = { turn: 0, tilt: 0, size: 1 }

/** From above and beside, where a bar is seen to be one. */
export const START: View = { turn: 0.62, tilt: 0.4, size: 1 }

const STEP = Math.PI / 12
const GROWTH = 1.25
const SIZES = { least: 0.6, most: 4 }
const STEEPEST = Math.PI / 2 - 0.05
/** Nobody looks from below the screed. */
const LOWEST = -0.1

const MOVES: Record<Exclude<ViewMove, 'reset'>, (view: View) => View> = {
  left: (view) => ({ ...view, turn: view.turn - STEP }),
  right: (view) => ({ ...view, turn: view.turn + STEP }),
  up: (view) => ({ ...view, tilt: view.tilt + STEP }),
  down: (view) => ({ ...view, tilt: view.tilt - STEP }),
  zoom_in: (view) => ({ ...view, size: view.size * GROWTH }),
  zoom_out: (view) => ({ ...view, size: view.size / GROWTH }),
}

/** The view after a press. */
export function moved(view: View, move: ViewMove): View {
  return move === 'reset' ? START : within(MOVES[move](view))
}

/** The view after a pointer was drawn over it by some pixels, or two of them apart by a factor. */
export function dragged(view: View, right: number, down: number, apart = 1): View {
  return within({
    turn: view.turn - right / 150,
    tilt: view.tilt + down / 150,
    size: view.size * apart,
  })
}

/** A view on the way between two, after a share of it; slower towards the end. */
export function between(from: View, to: View, share: number): View {
  const way = 1 - (1 - Math.min(share, 1)) ** 3
  const part = (start: number, end: number) => start + (end - start) * way
  return {
    turn: part(from.turn, to.turn),
    tilt: part(from.tilt, to.tilt),
    size: part(from.size, to.size),
  }
}

function within({ turn, tilt, size }: View): View {
  return {
    turn,
    tilt: Math.min(Math.max(tilt, LOWEST), STEEPEST),
    size: Math.min(Math.max(size, SIZES.least), SIZES.most),
  }
}

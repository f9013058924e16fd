import type { Dimension } from '#drawings/cross_section'
import type { Point } from '#drawings/outlines'

/**
 * Returns where a dimension is drawn: `beside` the shape, from `start` to `end`, the positions of
 * its `first` and `last` point.
 */
export function placeDimension({ measures, from, to, offset }: Dimension) {
  const isWidth = measures === 'width'
  const [along, across] = isWidth ? ([0, 1] as const) : ([1, 0] as const)
  const beside = (offset > 0 ? Math.max : Math.min)(from[across], to[across]) + offset
  const [first, last] = from[along] < to[along] ? [from, to] : [to, from]
  return {
    isWidth,
    beside,
    first,
    last,
    start: first[along],
    end: last[along],
    /** Returns the point at a position along the dimension and across it. */
    at: (place: number, aside = beside): Point => (isWidth ? [place, aside] : [aside, place]),
  }
}

/**
 * Returns the line of a dimension and its arrowheads: inside if there is space for both, otherwise
 * outside and pointing inwards.
 */
export function dimensionLine(start: number, end: number, arrow: number) {
  const inside = end - start > 3 * arrow
  const overrun = inside ? 0 : 2 * arrow
  return {
    start: start - overrun,
    end: end + overrun,
    arrows: [
      { tip: start, run: inside ? arrow : -arrow },
      { tip: end, run: inside ? -arrow : arrow },
    ],
  }
}

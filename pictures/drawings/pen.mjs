/** The pen of all drawings: lines, shapes, figures and arrows in one style. */
import { COLOURS } from '#config/design'
import { setLine } from '#media/lettering/letters'

export const { ink: INK, paper: PAPER, sand: SAND, red: RED } = COLOURS
export const DARK_RED = '#8f0102'
export const STONE = '#dcd8ce'
export const GREY = '#bdb8ac'

export const round = (value) => Math.round(value * 10) / 10
export const outline = (points) =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`
export const shape = (d, fill = 'none', width = 3) =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"/>`
export const line = (d, width = 2, colour = INK) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
export const dashed = (d) =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="2" stroke-dasharray="12 8"/>`
export const box = (x, y, wide, high, fill, stroke = 3) =>
  shape(`M${x} ${y}h${wide}v${high}h${-wide}z`, fill, stroke)
export const disc = (x, y, r, fill, width = 3) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${INK}" stroke-width="${width}"/>`
export const figure = (x, y, text, { anchor = 'middle', colour = INK } = {}) => {
  const { d, width } = setLine(text, 500, 36)
  const left = anchor === 'middle' ? x - width / 2 : x
  return `<path transform="translate(${round(left)} ${y})" fill="${colour}" d="${d}"/>`
}

/** An arrowhead at a point, pointing along a unit vector. */
export function arrowhead([x, y], [dx, dy], size = 18) {
  const back = [x - dx * size, y - dy * size]
  const half = size * 0.3
  return outline([
    [x, y],
    [back[0] - dy * half, back[1] + dx * half],
    [back[0] + dy * half, back[1] - dx * half],
  ])
}

/** A dimension line between two points with arrowheads at both ends. */
export function dimension(from, to, colour = INK) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const along = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const heads = arrowhead(to, along) + arrowhead(from, [-along[0], -along[1]])
  return (
    line(`M${from.join(' ')}L${to.join(' ')}`, 2.5, colour) +
    `<path d="${heads}" fill="${colour}"/>`
  )
}

/** A bold arrow: how something moves. */
export const move = (from, to) => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const along = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const neck = [to[0] - along[0] * 20, to[1] - along[1] * 20]
  return (
    line(`M${from.join(' ')}L${neck.join(' ')}`, 6, RED) +
    `<path d="${arrowhead(to, along, 32)}" fill="${RED}"/>`
  )
}

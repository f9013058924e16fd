/** Cross-sections of the catalogue, as parts of a drawing. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { PART_COLOURS } from '#drawings/part_colours'
import { outline, STONE, shape } from './pen.mjs'

/** Solid ground has no hatching here, and what holds the profile lets its outline be seen. */
export const FILLS = { ...PART_COLOURS, substrate: STONE, base: '#6d7074' }

/** The parts of a group's cross-section, in millimetres, y up. */
export function section(family, group) {
  const file = `resources/content/pages/product_families/${family}/${group}/de.yaml`
  return parse(readFileSync(file, 'utf8')).data.section.parts
}

/** Places millimetres on the picture: the origin stands at `x`, `y`; `scale` is pixels per millimetre. */
export const placed = (points, { x, y, scale }) =>
  points.map(([px, py]) => [x + px * scale, y - py * scale])

export const drawParts = (parts, place) =>
  parts.map(({ part, points }) => shape(outline(placed(points, place)), FILLS[part])).join('')

/** The floors of a cross-section run on to the edges of the picture, the substrate to its foot. */
export function runOn(parts, { left, right, foot }) {
  const xs = parts.flatMap(({ points }) => points.map(([x]) => x))
  const ys = parts.flatMap(({ points }) => points.map(([, y]) => y))
  const [minX, maxX, minY] = [Math.min(...xs), Math.max(...xs), Math.min(...ys)]
  return parts.map(({ part, points }) => ({
    part,
    points: points.map(([x, y]) => [
      x === minX ? left : x === maxX ? right : x,
      y === minY ? foot : y,
    ]),
  }))
}

export const partsOf = (parts, ...names) => parts.filter(({ part }) => names.includes(part))
export const without = (parts, ...names) => parts.filter(({ part }) => !names.includes(part))

/** Where the floors of a section through a level joint end, in millimetres. */
export const FLOOR = { left: -40, right: 40, foot: -16 }

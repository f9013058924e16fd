import { converter, differenceCiede2000, formatHex } from 'culori'
import type { Cielab } from '#catalogue/cielab'

/** How many answers a question gets at most. */
const MOST = 6

/**
 * What a difference looks like with both colours side by side, up to which ΔE 2000. Rules of thumb,
 * not a standard (docs/facts.md).
 */
export const BOUNDS = { hardly: 2, beside: 5 }

/** Whether a difference is hardly seen, is seen side by side, or makes another colour. */
export type Closeness = keyof typeof BOUNDS | 'other'

/** A colour and how far it is from the wanted one: ΔE 2000, rounded to tenths. */
export type Match<Known> = { colour: Known; delta: number; closeness: Closeness }

const difference = differenceCiede2000()
const toCielab = converter('lab65')

/**
 * How far two colours are apart for the eye, by CIEDE2000 (ISO/CIE 11664-6) with all weights 1. It is
 * the same in either order.
 */
export function deltaE(one: Cielab, other: Cielab): number {
  return difference({ mode: 'lab65', ...one }, { mode: 'lab65', ...other })
}

/**
 * The colours that come closest to a wanted one, the closest first.
 *
 * @returns at most six
 */
export function closest<Known extends { lab: Cielab }>(
  wanted: Cielab,
  colours: readonly Known[]
): Match<Known>[] {
  return colours
    .map((colour) => ({ colour, distance: deltaE(wanted, colour.lab) }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MOST)
    .map(({ colour, distance }) => {
      const delta = Math.round(distance * 10) / 10
      return { colour, delta, closeness: closenessOf(delta) }
    })
}

/** @param delta as it is shown: no figure stands beside a word that it does not bear out */
export function closenessOf(delta: number): Closeness {
  if (delta <= BOUNDS.hardly) return 'hardly'
  return delta <= BOUNDS.beside ? 'beside' : 'other'
}

/** What a screen's colour, like `#c8b79c`, is in CIELAB. */
export function cielabOf(hex: string): Cielab {
  const { l, a, b } = toCielab({ mode: 'rgb', ...channelsOf(hex) })
  return { l, a, b }
}

function channelsOf(hex: string) {
  const [r, g, b] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
  return { r, g, b }
}

/** What a screen shows of a colour, like `#c8b79c`; what it cannot show is cut off. */
export function hexOf(lab: Cielab): string {
  return formatHex({ mode: 'lab65', ...lab })
}

import { converter, differenceCiede2000, formatHex } from 'culori'
import type { Cielab } from '#catalogue/colours/cielab'
import { rounded } from '#shared/numbers'

/** The maximum number of matches. */
const MAX_MATCHES = 6

/**
 * The upper bounds of ΔE 2000 for two colours shown side by side. Rules of thumb, not a standard
 * (docs/facts.md).
 */
export const BOUNDS = { hardly: 2, beside: 5 }

/** Whether a difference is hardly visible, visible side by side, or clearly another colour. */
export type Closeness = keyof typeof BOUNDS | 'other'

/** A colour and its distance from the wanted one: ΔE 2000, rounded to tenths. */
export type Match<Known> = { colour: Known; delta: number; closeness: Closeness }

const difference = differenceCiede2000()
const toCielab = converter('lab65')

/**
 * Returns the colour difference by CIEDE2000 (ISO/CIE 11664-6) with all weights 1. It is symmetric.
 */
export function deltaE(one: Cielab, other: Cielab): number {
  return difference({ mode: 'lab65', ...one }, { mode: 'lab65', ...other })
}

/**
 * Returns the colours closest to a wanted one, closest first.
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
    .slice(0, MAX_MATCHES)
    .map(({ colour, distance }) => {
      const delta = rounded(distance, 1)
      return { colour, delta, closeness: closenessOf(delta) }
    })
}

/** @param delta the rounded value, so that the displayed number and word agree */
export function closenessOf(delta: number): Closeness {
  if (delta <= BOUNDS.hardly) return 'hardly'
  return delta <= BOUNDS.beside ? 'beside' : 'other'
}

/** Converts a hex colour such as `#c8b79c` to CIELAB. */
export function cielabOf(hex: string): Cielab {
  const lab = toCielab(hex)
  if (!lab) throw new Error(`"${hex}" is not a hex colour`)
  return { l: lab.l, a: lab.a, b: lab.b }
}

/** Converts CIELAB to a hex colour such as `#c8b79c`. Values outside sRGB are clipped. */
export function hexOf(lab: Cielab): string {
  return formatHex({ mode: 'lab65', ...lab })
}

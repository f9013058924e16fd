import { z } from 'zod'

/**
 * A colour in CIELAB (ISO/CIE 11664-4): lightness from 0 to 100, a from green to red, b from blue to
 * yellow. Those of our records are told for the light D65 and the 10° observer.
 */
export type Cielab = { l: number; a: number; b: number }

/** How far a and b go, to either side. */
export const WIDEST = 128

/** The CIELAB values of a record. */
export function cielab() {
  const axis = z.number().min(-WIDEST).max(WIDEST)
  return z
    .strictObject({
      l: z.number().min(0).max(100).describe('Lightness L*, from 0 to 100.'),
      a: axis.describe('a*, from green (negative) to red.'),
      b: axis.describe('b*, from blue (negative) to yellow.'),
    })
    .meta({ examples: [{ l: 77.8, a: -0.5, b: -1.8 }] })
    .describe(
      'Its CIELAB values for D65 and 10°, with one decimal. L* tells the same light as the LRV does.'
    )
}

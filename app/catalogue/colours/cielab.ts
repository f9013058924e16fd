import { z } from 'zod'

/**
 * A colour in CIELAB (ISO/CIE 11664-4): lightness from 0 to 100, a from green to red, b from blue
 * to yellow. Values in records are for illuminant D65 and the 10° observer.
 */
export type Cielab = { l: number; a: number; b: number }

/** The maximum absolute value of a and b. */
export const MAX_AXIS = 128

/** Returns the schema of CIELAB values in records. */
export function cielab() {
  const axis = z.number().min(-MAX_AXIS).max(MAX_AXIS)
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

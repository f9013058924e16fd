import { plainFigures } from '#shared/forms/typed_figures'
import type { Locale } from '#shared/locales'

/** The minimum luminance contrast of a marking. */
export const MIN_CONTRAST = 0.4

/** The safety margin for a contrast that is calculated from reflectance values, not measured. */
export const TOLERANCE = 0.1

/** The recommended minimum light reflectance value of the lighter surface, in per cent. */
const LIGHTER_SURFACE = 50

/** The minimum difference of the light reflectance values in British practice, in points. */
export const MIN_DIFFERENCE = 30

/** The width of a marking on the tread, from its front edge, in millimetres. */
export const MARKING = { min: 40, max: 50 }

/**
 * How a contrast is judged: `clear` passes including the safety margin, `close` passes only if a
 * measurement confirms it, `low` fails.
 */
export const VERDICTS = ['clear', 'close', 'low'] as const

export type Verdict = (typeof VERDICTS)[number]

/** The measures of a contrast: K, or the difference of the light reflectance values in points. */
export type Measure = 'k' | 'points'

/** Returns the measure that the standards of a language's market use. */
export function measureOf(locale: Locale): Measure {
  return locale === 'en' ? 'points' : 'k'
}

/** The contrast of two adjacent surfaces. */
export type Contrast = {
  /** K from 0 to 1, rounded down to two decimals, so that it never seems to reach a limit it misses. */
  k: number
  /** The difference of the light reflectance values, in points. */
  points: number
  verdicts: Record<Measure, Verdict>
}

/**
 * Returns the luminance contrast of two matt surfaces under the same light, after Michelson: K =
 * (L₁ − L₂) / (L₁ + L₂), where L₁ is the lighter one. Under the same light, luminance is
 * proportional to reflectance, so light reflectance values (LRV, "Hellbezugswert") can replace
 * luminances.
 *
 * A marking of steps needs K ≥ 0.4, and the lighter surface a reflectance of at least 0.5 (DIN
 * 32975; DIN 18040-1, 4.3.6.4). Commentaries on DIN 32975 subtract 0.1 from a contrast that was
 * calculated from reflectance values, because these are valid for smooth, matt surfaces only.
 * Therefore the verdict by K is `clear` from 0.5.
 *
 * BS 8300-2 needs a difference of 30 points instead, with no margin.
 *
 * @param one a light reflectance value in per cent, with one decimal at most
 * @param other the other one, in either order
 */
export function contrastOf(one: number, other: number): Contrast {
  /** Tenths of a point: the quotient of integers is exact at the limits. */
  const tenths = [one, other].map((lrv) => Math.round(lrv * 10))
  const light = Math.max(...tenths)
  const dark = Math.min(...tenths)
  const sum = light + dark
  const k = sum === 0 ? 0 : (light - dark) / sum
  return {
    k: sum === 0 ? 0 : Math.floor((100 * (light - dark)) / sum) / 100,
    points: (light - dark) / 10,
    verdicts: {
      k: verdictOn(k, light >= LIGHTER_SURFACE * 10),
      points: light - dark >= MIN_DIFFERENCE * 10 ? 'clear' : 'low',
    },
  }
}

/** @param lightEnough whether the lighter surface reaches the recommended light reflectance value */
function verdictOn(k: number, lightEnough: boolean): Verdict {
  if (k < MIN_CONTRAST) return 'low'
  return k >= MIN_CONTRAST + TOLERANCE && lightEnough ? 'clear' : 'close'
}

/** A typed light reflectance value: "53", "53,5", "53.5 %". */
const LRV = /^(\d{1,3}(?:[.,]\d)?)\s*%?$/

/** @returns the value in per cent; undefined if the text is not a valid value */
export function lrvIn(text: string): number | undefined {
  const [, figures] = LRV.exec(plainFigures(text).trim()) ?? []
  if (figures === undefined) return undefined
  const value = Number(figures.replace(',', '.'))
  return value <= 100 ? value : undefined
}

/** Returns the sRGB grey with a light reflectance value: `#808080`. */
export function greyOf(lrv: number): string {
  const linear = lrv / 100
  const shown = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  const channel = Math.round(shown * 255)
    .toString(16)
    .padStart(2, '0')
  return `#${channel.repeat(3)}`
}

/** The least luminance contrast of a marking. */
export const LEAST_CONTRAST = 0.4

/** What is added to the limit where contrast is reckoned from reflectance values, not measured. */
export const TOLERANCE = 0.1

/** The light reflectance value that the lighter surface should have, in per cent. */
export const LIGHTER_SURFACE = 50

/** How wide a marking is on the tread, from its front edge, in millimetres. */
export const MARKING = { min: 40, max: 50 }

/**
 * What a contrast is good for: `clear` passes with the tolerance, `close` passes only if a
 * measurement confirms it, `low` does not pass.
 */
export const VERDICTS = ['clear', 'close', 'low'] as const

export type Verdict = (typeof VERDICTS)[number]

/** Two surfaces side by side. */
export type Contrast = {
  /** K, from 0 to 1, cut off after two decimals: what is shown is never more than there is. */
  k: number
  /** The difference of the light reflectance values, in points. */
  points: number
  /** Whether the lighter surface is as light as it should be. */
  light_enough: boolean
  verdict: Verdict
}

/**
 * The luminance contrast of two matt surfaces that lie in the same light, after Michelson:
 * K = (L₁ − L₂) / (L₁ + L₂), L₁ being the lighter one. In the same light luminance is proportional to
 * reflectance, so light reflectance values (LRV, "Hellbezugswert") stand in for luminances.
 *
 * A marking of steps needs K ≥ 0.4, and the lighter surface a reflectance of at least 0.5 (DIN 32975;
 * DIN 18040-1, 4.3.6.4). Commentaries on DIN 32975 take 0.1 off a contrast that was reckoned from
 * reflectance values, because these hold for smooth, matt surfaces only; hence the verdict `clear`
 * from 0.5 on.
 *
 * @param one a light reflectance value in per cent, with one decimal at most
 * @param other the other one, in either order
 */
export function contrastOf(one: number, other: number): Contrast {
  /** Tenths of a point: whole numbers, whose quotient is exact where a limit is met exactly. */
  const tenths = [one, other].map((lrv) => Math.round(lrv * 10))
  const light = Math.max(...tenths)
  const dark = Math.min(...tenths)
  const sum = light + dark
  const k = sum === 0 ? 0 : (light - dark) / sum
  const light_enough = light >= LIGHTER_SURFACE * 10
  return {
    k: sum === 0 ? 0 : Math.floor((100 * (light - dark)) / sum) / 100,
    points: (light - dark) / 10,
    light_enough,
    verdict: verdictOn(k, light_enough),
  }
}

function verdictOn(k: number, lightEnough: boolean): Verdict {
  if (k < LEAST_CONTRAST) return 'low'
  return k >= LEAST_CONTRAST + TOLERANCE && lightEnough ? 'clear' : 'close'
}

/** A light reflectance value that somebody typed: "53", "53,5", "53.5 %". */
const LRV = /^(\d{1,3}(?:[.,]\d)?)\s*%?$/

/** @returns the value in per cent; undefined for what is none */
export function lrvIn(text: string): number | undefined {
  const [, figures] = LRV.exec(text.trim()) ?? []
  if (figures === undefined) return undefined
  const value = Number(figures.replace(',', '.'))
  return value <= 100 ? value : undefined
}

/** The grey that reflects as much light, as a screen shows it: `#808080`. */
export function greyOf(lrv: number): string {
  const linear = lrv / 100
  const shown = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  const channel = Math.round(shown * 255)
    .toString(16)
    .padStart(2, '0')
  return `#${channel.repeat(3)}`
}

import { rounded } from '#shared/numbers'

/** The kinds of light in which surfaces are shown side by side. */
export const LIGHTS = ['daylight', 'lamp', 'raking'] as const

export type Light = (typeof LIGHTS)[number]

/** The direction, distribution and colour of light. */
type Lighting = {
  /** The elevation of the direct light above the floor, in degrees; it comes from the left. */
  elevation: number
  /** The share of the light on the floor that comes from all directions. */
  diffuse: number
  isWarm: boolean
}

const LIGHTINGS: Record<Light, Lighting> = {
  daylight: { elevation: 50, diffuse: 0.75, isWarm: false },
  lamp: { elevation: 70, diffuse: 0.6, isWarm: true },
  raking: { elevation: 10, diffuse: 0.6, isWarm: false },
}

/** The profile that is shown: a dome of this width and height, in millimetres. */
export const DOME = { width: 38, height: 5 }

/** The radius of its arc, in millimetres. */
const RADIUS = ((DOME.width / 2) ** 2 + DOME.height ** 2) / (2 * DOME.height)

/** A stop of a gradient that lies over a surface: where it darkens or lightens it, and how much. */
export type Shade = {
  /** From 0 on the left to 1 on the right. */
  offset: number
  tone: 'black' | 'white'
  opacity: number
}

/** The number of stops in the gradient across a profile. */
const STOPS = 17

/**
 * Returns light and shade on the ridge of a profile, compared with the floor beside it. Matt
 * surfaces scatter light by Lambert's cosine law, and see the more of the diffuse light the less
 * they are tilted. Metal adds a highlight where it mirrors the light towards the eye above.
 */
export function ridgeIn(light: Light, isMetallic: boolean): Shade[] {
  const { elevation, diffuse } = LIGHTINGS[light]
  const sun = radians(elevation)
  return Array.from({ length: STOPS }, (_, index) => {
    const offset = index / (STOPS - 1)
    /** Towards the light on the left half, away from it on the right one. */
    const tilt = Math.asin(((0.5 - offset) * DOME.width) / RADIUS)
    const direct = Math.max(0, Math.sin(sun + tilt)) / Math.sin(sun)
    const matt = (diffuse * (1 + Math.cos(tilt))) / 2 + (1 - diffuse) * direct
    const mirrored = Math.cos(tilt - (Math.PI / 2 - sun) / 2) ** SHARPNESS
    return { offset, ...shadeOf(matt + (isMetallic ? GLOSS * mirrored : 0)) }
  })
}

/** The exponent and strength of the highlight on metal, after Phong. */
const SHARPNESS = 60
const GLOSS = 0.6

/**
 * Returns the shadow that a profile casts on the floor behind it, with its length from the edge of
 * the profile in millimetres; undefined if the light is steeper than that edge.
 */
export function shadowIn(light: Light): { length: number; opacity: number } | undefined {
  const { elevation, diffuse } = LIGHTINGS[light]
  const sun = radians(elevation)
  if (Math.sin(sun) >= DOME.width / 2 / RADIUS) return undefined
  /** The point where the light grazes the ridge, and its height above the floor. */
  const grazed = RADIUS * Math.sin(sun)
  const above = RADIUS * Math.cos(sun) - (RADIUS - DOME.height)
  const length = grazed + above / Math.tan(sun) - DOME.width / 2
  return { length: rounded(length, 1), opacity: shadeOf(diffuse).opacity }
}

/** Returns a black or white layer in sRGB that shows a surface in a share of the full light. */
function shadeOf(share: number): Pick<Shade, 'tone' | 'opacity'> {
  const isDarker = share <= 1
  const opacity = 1 - (isDarker ? share : 1 / share) ** (1 / GAMMA)
  return { tone: isDarker ? 'black' : 'white', opacity: rounded(opacity, 3) }
}

/** The exponent of sRGB, roughly. */
const GAMMA = 2.2

/** Three rows of a matrix. */
type Matrix = readonly (readonly number[])[]

/** The white points in XYZ for the 2° observer, Y = 1: illuminants D65 and A (ISO/CIE 11664-2). */
const D65 = [0.95047, 1, 1.08883]
const ILLUMINANT_A = [1.0985, 1, 0.35585]

/** Linear sRGB to XYZ, and back (IEC 61966-2-1). */
const TO_XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
]
const FROM_XYZ: Matrix = [
  [3.2404542, -1.5371385, -0.4985314],
  [-0.969266, 1.8760108, 0.041556],
  [0.0556434, -0.2040259, 1.0572252],
]

/** XYZ to the sharpened cone responses of the Bradford transform, and back (CIE 160:2004). */
const BRADFORD: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
]
const FROM_BRADFORD: Matrix = [
  [0.9869929, -0.1470543, 0.1599627],
  [0.4323053, 0.5183603, 0.0492912],
  [-0.0085287, 0.0400428, 0.9684867],
]

/**
 * How far the eye adapts to a lamp in a living room, from 0 to 1: D of CIECAM02 for a dim surround
 * (F = 0.9) and an adapting luminance of 20 cd/m² (CIE 159:2004).
 */
const ADAPTATION = 0.9 * (1 - (1 / 3.6) * Math.exp((-20 - 42) / 92))

/**
 * Returns the matrix that converts linear sRGB to its appearance in incandescent light (illuminant
 * A), to which the eye adapts in part: the Bradford transform from D65 to illuminant A, and back by
 * the degree of adaptation. The matrix is scaled so that the largest channel of white is 1, the
 * maximum of a screen.
 *
 * @param adaptation from 0 (none: white is as yellow as the lamp) to 1 (full: nothing changes)
 */
export function lampMatrix(adaptation = ADAPTATION): Matrix {
  const [seen, usual] = [ILLUMINANT_A, D65].map((white) => times(BRADFORD, column(white)).flat())
  const gains = seen.map((value, cone) => adaptation + ((1 - adaptation) * value) / usual[cone])
  const scaled = gains.map((gain, cone) => gains.map((_, other) => (other === cone ? gain : 0)))
  const matrix = [FROM_XYZ, FROM_BRADFORD, scaled, BRADFORD, TO_XYZ].reduce(times)
  const brightest = Math.max(...matrix.map((row) => row.reduce((sum, value) => sum + value, 0)))
  return matrix.map((row) => row.map((value) => value / brightest))
}

/**
 * Returns the values of an feColorMatrix in linear RGB for a kind of light; undefined if it keeps
 * colours as they are.
 */
export function colourMatrixOf(light: Light): string | undefined {
  if (!LIGHTINGS[light].isWarm) return undefined
  const rows = lampMatrix().map((row) => [...row.map((value) => rounded(value, 4)), 0, 0])
  return [...rows, [0, 0, 0, 1, 0]].flat().join(' ')
}

function times(one: Matrix, other: Matrix): Matrix {
  return one.map((row) =>
    other[0].map((_, at) => row.reduce((sum, value, index) => sum + value * other[index][at], 0))
  )
}

function column(values: readonly number[]): Matrix {
  return values.map((value) => [value])
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

import { describe, expect, test } from 'vitest'
import {
  colourMatrixOf,
  DOME,
  LIGHTS,
  lampMatrix,
  ridgeIn,
  type Shade,
  shadowIn,
} from '#colour_table/light'

/** White in linear sRGB, multiplied by a matrix. */
function white(matrix: readonly (readonly number[])[]): number[] {
  return matrix.map((row) => row.reduce((sum, value) => sum + value, 0))
}

/** The relative brightness of a stop: below 1 in the shade, above 1 in the light. */
function share({ tone, opacity }: Shade): number {
  return tone === 'black' ? 1 - opacity : 1 / (1 - opacity)
}

describe('the light of a lamp', () => {
  test('changes nothing for an eye that has adapted to it', () => {
    for (const [row, values] of lampMatrix(1).entries()) {
      for (const [column, value] of values.entries()) {
        expect(value).toBeCloseTo(row === column ? 1 : 0, 4)
      }
    }
  })

  test('has the chromaticity of illuminant A for an eye that has not', () => {
    const [r = 0, g = 0, b = 0] = white(lampMatrix(0))
    const x = 0.4124564 * r + 0.3575761 * g + 0.1804375 * b
    const y = 0.2126729 * r + 0.7151522 * g + 0.072175 * b
    const z = 0.0193339 * r + 0.119192 * g + 0.9503041 * b
    expect(x / (x + y + z)).toBeCloseTo(0.4476, 3)
    expect(y / (x + y + z)).toBeCloseTo(0.4074, 3)
  })

  test('makes white warmer and never brighter', () => {
    const [r = 0, g = 0, b = 0] = white(lampMatrix())
    expect(r).toBeCloseTo(1, 6)
    expect(g).toBeLessThan(r)
    expect(b).toBeLessThan(g)
    expect(b).toBeGreaterThan(0.6)
  })

  test('is the only one that changes colours', () => {
    expect(LIGHTS.map((light) => colourMatrixOf(light) !== undefined)).toEqual([false, true, false])
    expect(colourMatrixOf('lamp')?.split(' ')).toHaveLength(20)
  })
})

describe('the ridge of a profile', () => {
  test.each(LIGHTS)('is as bright as the floor where it is level, in %s', (light) => {
    const stops = ridgeIn(light, false)
    expect(stops[(stops.length - 1) / 2]).toMatchObject({ offset: 0.5, opacity: 0 })
  })

  test.each(LIGHTS)('is brighter towards the light than away from it, in %s', (light) => {
    const stops = ridgeIn(light, false)
    expect(share(stops[0])).toBeGreaterThan(share(stops[stops.length - 1]))
  })

  test('shows more of its form the lower the light is', () => {
    const [daylight, lamp, raking] = LIGHTS.map((light) => {
      const stops = ridgeIn(light, false)
      return share(stops[0]) - share(stops[stops.length - 1])
    })
    expect(raking).toBeGreaterThan(daylight)
    expect(daylight).toBeGreaterThan(lamp)
  })

  test('has a highlight in metal, halfway between light and eye', () => {
    const [matt, metal] = [ridgeIn('daylight', false), ridgeIn('daylight', true)]
    const gains = metal.map((stop, index) => share(stop) - share(matt[index]))
    const brightest = metal[gains.indexOf(Math.max(...gains))]
    /** Light at 50° is reflected upwards by a tilt of 20°. */
    const tilt = Math.asin(((0.5 - brightest.offset) * DOME.width) / 38.6) * (180 / Math.PI)
    expect(Math.abs(tilt - 20)).toBeLessThan(2)
  })

  test('throws a shadow only in light that is lower than its flank is steep', () => {
    expect(LIGHTS.map((light) => shadowIn(light)?.length)).toEqual([undefined, undefined, 12.7])
  })
})

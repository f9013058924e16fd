import { describe, expect, test } from 'vitest'
import type { CrossSection } from '#drawings/cross_section'
import { drawSteps } from '#drawings/step_drawings'
import type { StepDrawingKind } from '#drawings/step_kinds'
import { toMotion } from '#drawings/step_motion'
import { rectangle } from '#tests/fixtures/catalogue/rectangle'

const WOOD = 'M-60-2h50v-10h-50z'
const TILE = 'M24-3h36v-9h-36z'
const ADHESIVE = 'M22 0h38v-3h-38z'
const PROFILE = 'M-20-12h40v-3h-40z'

/** A cover of 40 mm over a base, between oak and tile. */
const SECTION: CrossSection = {
  parts: [
    { part: 'substrate', points: rectangle(-60, -12, 60, 0) },
    { part: 'underlay', points: rectangle(-60, 0, -10, 2) },
    { part: 'wood', points: rectangle(-60, 2, -10, 12) },
    { part: 'adhesive', points: rectangle(22, 0, 60, 3) },
    { part: 'tile', points: rectangle(24, 3, 60, 12) },
    { part: 'base', points: rectangle(-6, 0, 6, 8) },
    { part: 'profile', points: rectangle(-20, 12, 20, 15) },
  ],
  dimensions: [],
}

function motion(...kinds: StepDrawingKind[]) {
  return toMotion(
    drawSteps(
      SECTION,
      kinds.map((kind) => ({ id: kind, drawings: [kind] }))
    )
  )
}

/** The filled shape of a part, by its outline where it is installed. */
function part(still: ReturnType<typeof motion>[number] | undefined, d: string) {
  return still?.shapes.find(
    (shape) => shape.fill && shape.d.replaceAll(' ', '') === d.replaceAll(' ', '')
  )
}

describe('the motion of a guide', () => {
  const [base, covering, above, seated] = motion('base', 'covering', 'above', 'seated')

  test('knows a part by the same key in each drawing, and no mark by a key', () => {
    const profile = part(above, PROFILE)
    expect(profile?.key).toBeDefined()
    expect(part(seated, PROFILE)?.key).toBe(profile?.key)
    for (const { shapes } of [base, covering, above, seated].flatMap((each) => each ?? [])) {
      const keys = shapes.flatMap(({ key }) => key ?? [])
      expect(new Set(keys).size).toBe(keys.length)
      expect(shapes.filter(({ dashed }) => dashed).every(({ key }) => !key)).toBe(true)
    }
  })

  test('holds the cover above its place, then has it there', () => {
    const away = part(above, PROFILE)?.away
    expect(away).toEqual([0, -8])
    expect(part(seated, PROFILE)).not.toHaveProperty('away')
  })

  test('begins with the base above its place, and with floors beyond the edges', () => {
    const { left, width } = covering?.view ?? { left: 0, width: 0 }
    expect(base?.shapes.find(({ from }) => from)?.from).toEqual([0, -8])
    const [wood = 0] = part(covering, WOOD)?.from ?? []
    const [tile = 0] = part(covering, TILE)?.from ?? []
    expect(-10 + wood).toBeLessThanOrEqual(left)
    expect(22 + tile).toBeGreaterThanOrEqual(left + width)
    expect(part(covering, ADHESIVE)?.from, 'under its tile').toEqual([tile, 0])
  })

  test('lets only what a step adds come to its place', () => {
    expect(part(seated, WOOD)).not.toHaveProperty('from')
    expect(part(covering, WOOD)).toHaveProperty('from')
  })
})

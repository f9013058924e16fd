import { describe, expect, test } from 'vitest'
import { sectionAtHeights } from '#adviser/section_at_heights'
import { COVERINGS, type CrossSection } from '#drawings/cross_section'
import { drawCrossSection } from '#drawings/cross_section_drawing'
import { GROUPS } from '#tests/fixtures/adviser_records'
import { Measures } from '#texts/measures'

function sectionOf(key: string): CrossSection {
  return GROUPS.find((group) => group.key === `product_families.${key}`)!.profiles[0].crossSection
}

/** How high the coverings of a section end, on the left and on the right. */
function tops({ parts }: CrossSection): [number, number] {
  const top = (side: number) =>
    Math.max(
      0,
      ...parts
        .filter(({ part }) => COVERINGS.includes(part))
        .filter(({ points }) => side * points.reduce((sum, [x]) => sum + x, 0) > 0)
        .flatMap(({ points }) => points.map(([, y]) => y))
    )
  return [top(-1), top(1)]
}

function highest({ parts }: CrossSection): number {
  return Math.max(...parts.flatMap(({ points }) => points.map(([, y]) => y)))
}

function sizes(section: CrossSection): string[] {
  return drawCrossSection(section, (key) => key, new Measures('en')).dimensions.map(({ text }) =>
    text.replace('\u00A0', ' ')
  )
}

describe('a cross-section with a visitor’s heights', () => {
  test('has both coverings as high as they are, and their kinds', () => {
    const drawn = sectionAtHeights(sectionOf('transition.clip_38'), {
      sides: 2,
      left: { height: 8, kind: 'vinyl' },
      right: { height: 10, kind: 'wood' },
    })
    expect(tops(drawn)).toEqual([8, 10])
    expect(drawn.parts.map(({ part }) => part)).toEqual(expect.arrayContaining(['vinyl', 'wood']))
    expect(drawn.parts.map(({ part }) => part)).not.toContain('tile')
    expect(sizes(drawn)).toEqual(['38 mm', '8 mm', '20 mm', '10 mm'])
  })

  test('draws a ramp with its higher side where the record has it', () => {
    const section = sectionOf('adapter.clip_46')
    const [high, low] = [{ height: 13 }, { height: 10 }]
    for (const [left, right] of [
      [high, low],
      [low, high],
    ] as const) {
      const drawn = sectionAtHeights(section, { sides: 2, left, right })
      expect(tops(drawn)).toEqual([13, 10])
      expect(sizes(drawn)).toEqual(['46 mm', '13 mm', '3 mm'])
    }
  })

  test('draws the joint as wide as it is', () => {
    const drawn = sectionAtHeights(sectionOf('transition.clip_38'), {
      sides: 2,
      left: { height: 9 },
      right: { height: 9 },
      joint: 24,
    })
    expect(sizes(drawn)).toEqual(['38 mm', '9 mm', '24 mm'])
  })

  test.each([
    ['end.clip_27', 12],
    ['stair_nosing.tile_28', 9],
    ['wall_end.clip_25', 7.5],
    ['edging.round_12', 11],
  ])('of %s has its one covering at the height', (key, height) => {
    const drawn = sectionAtHeights(sectionOf(key), { sides: 1, left: { height }, right: {} })
    expect(sizes(drawn)).toContain(`${height} mm`)
  })

  test('leaves the screed, and what is above the covering, in its shape', () => {
    const section = sectionOf('transition.clip_38')
    const drawn = sectionAtHeights(section, {
      sides: 2,
      left: { height: 14 },
      right: { height: 14 },
    })
    expect(drawn.parts[0]).toEqual(section.parts[0])
    expect(highest(drawn) - 14).toBeCloseTo(highest(section) - 11, 6)
  })

  test('stays as it is drawn where nothing is known', () => {
    for (const { profiles } of GROUPS) {
      for (const { crossSection } of profiles) {
        const drawn = sectionAtHeights(crossSection, { sides: 1, left: {}, right: {} })
        expect(drawn).toBe(crossSection)
      }
    }
  })
})

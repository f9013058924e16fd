import { describe, expect, test } from 'vitest'
import { COVERINGS, type CrossSection } from '#drawings/cross_section'
import { drawCrossSection } from '#drawings/cross_section_drawing'
import { sectionAtHeights } from '#drawings/section_at_heights'
import { GROUPS } from '#tests/fixtures/adviser/adviser_records'
import { Measures } from '#texts/measures'

/** The floor on one side. */
type Floor = Parameters<typeof sectionAtHeights>[1]['left']

function sectionOf(key: string): CrossSection {
  return GROUPS.find((group) => group.key === `product_families.${key}`)!.profiles[0].crossSection
}

/** The heights of the coverings of a section, left and right. */
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

/** The distance of each part of this kind from the middle. */
function edges({ parts }: CrossSection, name: string): number[] {
  return parts
    .filter(({ part }) => part === name)
    .map(({ points }) => Math.min(...points.map(([x]) => Math.abs(x))))
}

function highest({ parts }: CrossSection): number {
  return Math.max(...parts.flatMap(({ points }) => points.map(([, y]) => y)))
}

function sizes(section: CrossSection): string[] {
  return drawCrossSection(section, (key) => key, new Measures('en')).dimensions.map(({ text }) =>
    text.replace('\u00A0', ' ')
  )
}

/** The section of a group between two floors. */
function between(key: string, left: Floor, right: Floor, joint?: number) {
  return sectionAtHeights(sectionOf(key), { sides: 2, left, right, joint })
}

/** The sides on which a profile that lies on two coverings of 12 mm has adhesive. */
function strips(stuck?: 'left' | 'right'): number[] {
  return sectionAtHeights(sectionOf('transition.self_adhesive_40'), {
    sides: 2,
    left: { height: 12 },
    right: { height: 12 },
    stuck,
  })
    .parts.filter(({ part, points }) => part === 'adhesive' && points[0][1] > 10)
    .map(({ points }) => Math.sign(points[0][0]))
}

describe('a cross-section with a visitor’s heights', () => {
  test('has both coverings as high as they are, and their kinds', () => {
    const drawn = between(
      'transition.clip_38',
      { height: 8, kind: 'vinyl' },
      { height: 10, kind: 'wood' }
    )
    expect(tops(drawn)).toEqual([8, 10])
    expect(drawn.parts.map(({ part }) => part)).toEqual(expect.arrayContaining(['vinyl', 'wood']))
    expect(drawn.parts.map(({ part }) => part)).not.toContain('tile')
    expect(sizes(drawn)).toEqual(['38 mm', '8 mm', '20 mm', '10 mm'])
  })

  test('has the visitor’s left on the left and right on the right, both with their heights', () => {
    const [high, low] = [{ height: 13 }, { height: 10 }]
    const asDrawn = between('adapter.clip_46', high, low)
    expect(tops(asDrawn)).toEqual([13, 10])
    const turned = between('adapter.clip_46', low, high)
    expect(tops(turned)).toEqual([10, 13])
    for (const drawn of [asDrawn, turned]) {
      expect(sizes(drawn)).toEqual(['46 mm', '13 mm', '3 mm', '10 mm'])
    }
  })

  test('has the carpet on the side where it is', () => {
    const drawn = between(
      'carpet_bar.edge_25',
      { kind: 'tile', height: 8 },
      { kind: 'carpet', height: 8 }
    )
    const carpet = drawn.parts.find(({ part }) => part === 'carpet')!
    expect(Math.max(...carpet.points.map(([x]) => x))).toBeGreaterThan(50)
  })

  test('has the underlay or adhesive that belongs to each covering, in its thickness', () => {
    const drawn = between(
      'transition.clip_38',
      { kind: 'tile', laying: 'glued', layer: 3, height: 13 },
      { kind: 'wood', laying: 'floating', layer: 2, height: 12 }
    )
    const bed = (name: string) =>
      drawn.parts
        .filter(({ part }) => part === name)
        .map(({ points }) => [points[1][0] < 0, Math.max(...points.map(([, y]) => y))])
    expect(bed('adhesive')).toEqual([[true, 3]])
    expect(bed('underlay')).toEqual([[false, 2]])
  })

  test('is stuck to one side only where a floating floor must move', () => {
    expect(strips()).toEqual([-1, 1])
    expect(strips('left')).toEqual([-1])
    expect(strips('right')).toEqual([1])
  })

  test('draws the joint as wide as it is', () => {
    const drawn = between('transition.clip_38', { height: 9 }, { height: 9 }, 24)
    expect(sizes(drawn)).toEqual(['38 mm', '9 mm', '24 mm', '9 mm'])
  })

  test('draws the joint in the screed where the screed has it, and leaves the coverings', () => {
    const [narrow, wide] = [15, 20].map((joint) =>
      between('movement_joint.flush_35', { height: 12 }, { height: 12 }, joint)
    )
    expect(edges(narrow, 'substrate')).toEqual([7.5, 7.5])
    expect(edges(narrow, 'tile')).toEqual(edges(wide, 'tile'))
  })

  test('has a covering that is drawn in layers as one, where the visitor’s is known', () => {
    const drawn = between(
      'transition.self_adhesive_40',
      { kind: 'wood', laying: 'floating', layer: 2, height: 12 },
      {}
    )
    expect(drawn.parts.filter(({ part }) => part === 'wood' || part === 'vinyl')).toHaveLength(1)
    expect(tops(drawn)).toEqual([12, 12])
  })

  test('has no difference where there is none', () => {
    const level = { height: 12 }
    expect(sizes(between('adapter.pivot_50', level, level))).toEqual(['50 mm', '12 mm', '12 mm'])
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
    const drawn = between('transition.clip_38', { height: 14 }, { height: 14 })
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

import { describe, expect, test } from 'vitest'
import type { CrossSection } from '#drawings/cross_section'
import { GROUP_FILES } from '#tests/fixtures/catalogue/group_records'
import type { MillimetreRange } from '#texts/measures'

type Named = CrossSection['dimensions'][number]['names']

/** The drawings of each group, with the articles that each of them shows. */
const drawings = GROUP_FILES.flatMap(({ key, record: { section, profiles } }) => {
  const shared = profiles.filter((profile) => !profile.section)
  return [
    { name: key, section, profiles: shared.length > 0 ? shared : profiles },
    ...profiles.flatMap((profile) =>
      profile.section
        ? {
            name: `${profile.article_number} in ${key}`,
            section: profile.section,
            profiles: [profile],
          }
        : []
    ),
  ]
})

/** The ranges of a size in a drawing. */
function figures(section: CrossSection, name: Named): MillimetreRange[] {
  return section.dimensions
    .filter(({ names }) => names === name)
    .map(({ measures, from, to, range }) => {
      const axis = measures === 'width' ? 0 : 1
      const size = Math.abs(to[axis] - from[axis])
      return range ?? { min: size, max: size }
    })
}

function span(ranges: readonly MillimetreRange[]): MillimetreRange {
  return {
    min: Math.min(...ranges.map(({ min }) => min)),
    max: Math.max(...ranges.map(({ max }) => max)),
  }
}

test('articles with a drawing of their own are among them', () => {
  expect(drawings.length).toBeGreaterThan(GROUP_FILES.length)
})

describe.each(drawings)('the drawing of $name', ({ section, profiles: articles }) => {
  test.each(['floor_height', 'height_difference'] as const)(
    'says of its %s what the articles say',
    (name) => {
      const ranges = articles.map((profile) => profile[name]).filter((range) => !!range)
      const drawn = figures(section, name)
      if (ranges.length > 0) expect(drawn).toEqual([span(ranges)])
      else expect(drawn.every(({ min, max }) => min === max)).toBe(true)
    }
  )

  test.each(['visible_width', 'visible_height'] as const)(
    'says of its %s what the articles say',
    (name) => {
      const sizes = articles.map(({ visible_width: size }) => ({ min: size, max: size }))
      for (const figure of figures(section, name)) expect(figure).toEqual(span(sizes))
    }
  )
})

const angles = drawings.filter(({ name }) => name.includes('.angle.'))

test.each(angles)(
  'the longer leg in $name is one that its articles have',
  ({ section, profiles }) => {
    const legs = figures(section, 'leg_width').map(({ max }) => max)
    expect(profiles.map(({ visible_width: size }) => size)).toContain(Math.max(...legs))
  }
)

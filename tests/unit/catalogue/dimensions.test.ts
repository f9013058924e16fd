import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { type GroupRecord, groupSchema } from '#catalogue/group_schema'
import type { CrossSection } from '#drawings/cross_section'
import type { MillimetreRange } from '#texts/measures'

const FOLDER = 'resources/content/pages/product_families'

/** The records of all product groups, by their place in the content. */
const groups = globSync(`${FOLDER}/*/*/de.yaml`)
  .map((file) => ({ file, page: parse(readFileSync(file, 'utf8')) }))
  .filter(({ page }) => page.component === 'ProductFamilies/ShowGroup')
  .map(({ file, page }) => [file, groupSchema.parse(page.data) as GroupRecord] as const)

type Named = CrossSection['dimensions'][number]['names']

/** What the drawing of a group, not of a single article, says of a size. */
function figures({ section }: GroupRecord, name: Named): MillimetreRange[] {
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

describe.each(groups)('the drawing of %s', (_, group) => {
  test.each(['floor_height', 'height_difference'] as const)(
    'says of its %s what the articles say',
    (name) => {
      const told = group.profiles.map((profile) => profile[name]).filter((range) => !!range)
      const drawn = figures(group, name)
      if (told.length > 0) expect(drawn).toEqual([span(told)])
      else expect(drawn.every(({ min, max }) => min === max)).toBe(true)
    }
  )

  test.each(['visible_width', 'visible_height'] as const)(
    'says of its %s what the articles say',
    (name) => {
      const sizes = group.profiles.map(({ visible_width: size }) => ({ min: size, max: size }))
      for (const figure of figures(group, name)) expect(figure).toEqual(span(sizes))
    }
  )
})

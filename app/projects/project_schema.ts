import { z } from 'zod'
import { parentKey } from '#content/pages/urls'
import { imageFile, routeKey, text } from '#content/schema/fields'

/** The uses of a project's building. */
export const BUILDING_USES = [
  'culture',
  'education',
  'healthcare',
  'hospitality',
  'office',
  'residential',
  'retail',
  'senior_living',
] as const

/** The data of a project's page. */
export const projectSchema = z
  .strictObject({
    title: text().describe('What the building is called.'),
    text: text().describe('One or two sentences for the list of projects.'),
    image: imageFile(650)
      .optional()
      .describe('A picture below resources/media, at least 650 pixels wide.'),
    sector: z.enum(BUILDING_USES).describe('What the building is used for.'),
    place: text().describe('The town.'),
    floor: text().describe('The floor coverings that meet there.'),
    partner: text().describe('Who laid it, told by trade.'),
    families: z
      .array(routeKey('ProductFamilies/Show'))
      .min(1)
      .describe('The keys of the product families that were used.'),
    groups: z
      .array(routeKey('ProductFamilies/ShowGroup'))
      .default([])
      .describe('The keys of the product groups that were used; their families stand above.'),
    running_metres: z.int().positive().describe('How many metres of profile were laid.'),
    year: z.int().min(1990).max(2100).describe('The year in which it was finished.'),
  })
  .superRefine(({ families, groups }, context) => {
    for (const [index, group] of groups.entries()) {
      if (families.includes(parentKey(group))) continue
      context.addIssue({
        code: 'custom',
        path: ['groups', index],
        input: group,
        message: 'a group’s family stands among the families',
      })
    }
  })

export type ProjectData = z.output<typeof projectSchema>

declare module '#content/pages/page_data' {
  interface PageData {
    'References/Show': ProjectData
  }
}

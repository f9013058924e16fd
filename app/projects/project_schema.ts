import { z } from 'zod'
import { parentKey } from '#content/pages/page_keys'
import { imageFile, routeKey, text } from '#content/schema/fields'

/** What the building of a project is used for. */
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
    title: text(),
    text: text(),
    image: imageFile().optional(),
    sector: z.enum(BUILDING_USES),
    place: text(),
    /** The floor coverings that meet there. */
    floor: text(),
    /** Who laid it, told by trade. */
    partner: text(),
    /** Pages of product families, and of the groups that were used. */
    families: z.array(routeKey('ProductFamilies/Show')).min(1),
    groups: z.array(routeKey('ProductFamilies/ShowGroup')).default([]),
    running_metres: z.int().positive(),
    year: z.int().min(1990).max(2100),
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

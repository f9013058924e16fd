import { z } from 'zod'
import { SECTORS } from '#app/catalogue/vocabulary'
import { contactId, date, imageFile, routeKey, text } from '#content/fields'
import { familyOf } from '#content/product_keys'

/** The data of an announcement's page. */
export const announcementSchema = z.strictObject({
  title: text(),
  text: text(),
  published_on: date(),
  image: imageFile().optional(),
})

/** The data of a reference's page. */
export const referenceSchema = z
  .strictObject({
    title: text(),
    text: text(),
    image: imageFile().optional(),
    sector: z.enum(SECTORS),
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
      if (families.includes(familyOf(group))) continue
      context.addIssue({
        code: 'custom',
        path: ['groups', index],
        input: group,
        message: 'a group’s family stands among the families',
      })
    }
  })

/** The data of a job's page. */
export const jobSchema = z
  .strictObject({
    title: text(),
    text: text(),
    place: text(),
    type: z.enum(['full_time', 'part_time', 'apprenticeship']),
    /** When it starts, in words. */
    start: text(),
    /** Gross, in euros. */
    pay: z.strictObject({
      min: z.number().positive(),
      max: z.number().positive(),
      per: z.enum(['year', 'month', 'hour']),
    }),
    published_on: date(),
    /** The last day it is offered; afterwards its page is gone. */
    valid_through: date(),
    contact: contactId(),
  })
  .refine(({ pay }) => pay.min <= pay.max, {
    path: ['pay', 'min'],
    message: 'the lowest pay is not above the highest',
  })

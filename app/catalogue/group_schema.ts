import { z } from 'zod'
import {
  ACCESSORIES,
  APPLICATIONS,
  FINISHES,
  FIXINGS,
  MATERIALS,
  words,
} from '#catalogue/vocabulary'
import { contactId, type FieldMeta, id, imageFile, recordId, text } from '#content/schema/fields'
import type { WithLang } from '#content/schema/with_lang'
import { crossSectionSchema, millimetreRange } from '#drawings/cross_section'

/** The number of an article, which profiles and accessories share. */
export const articleNumber = () =>
  z
    .string()
    .regex(/^\d{5}$/, 'five digits')
    .meta({ examples: ['99901'] })
    .describe('Five digits, in quotes; no other article has them.')

/** An article: one profile in one material and size. It has no address of its own. */
const profileSchema = z.strictObject({
  article_number: articleNumber(),
  floor_height: millimetreRange
    .optional()
    .describe('The heights of covering it is made for, in millimetres.'),
  height_difference: millimetreRange
    .optional()
    .describe('The difference in height that it bridges, in millimetres.'),
  visible_width: z
    .number()
    .positive()
    .describe('What is seen of it, in millimetres; of a skirting its height.'),
  lengths: z
    .array(z.int().positive())
    .min(1)
    .describe('The lengths that are delivered, in centimetres.'),
  material: z.enum(MATERIALS).describe('What it is made of.'),
  finishes: words(FINISHES).describe('How its surface is treated.'),
  fixings: words(FIXINGS).describe('How it is held.'),
  standards: z
    .array(z.string().min(1))
    .default([])
    .describe(
      'Names of standards it was tested to; a standard for planning is none (docs/facts.md).'
    ),
  colours: z.array(recordId('colour')).default([]).describe('The ids of its colours.'),
  decors: z.array(recordId('decor')).default([]).describe('The ids of its decors.'),
  section: crossSectionSchema
    .optional()
    .describe(
      'The cross-section: closed outlines in millimetres. That of a profile says where it differs from the group.'
    ),
})

/** An article in its content file. */
export type ProfileRecord = z.output<typeof profileSchema>

/** The data of a product group's page. */
export const groupSchema = z.strictObject({
  position: z.int().positive().describe('Its place in the family, from 1.'),
  title: text()
    .meta({ productName: true } satisfies FieldMeta)
    .describe('What the group is called.'),
  text: text().describe('One or two sentences for lists.'),
  image: imageFile(650)
    .meta({ tinted: true } satisfies FieldMeta)
    .optional()
    .describe('A picture below resources/media, at least 650 pixels wide.'),
  applications: words(APPLICATIONS).describe('Where its profiles are used.'),
  installation: recordId('installation').describe('The id of an installation guide.'),
  contact: contactId().describe('The id of the contact person who answers questions.'),
  section: crossSectionSchema.describe(
    'The cross-section: closed outlines in millimetres. That of a profile says where it differs from the group.'
  ),
  inserts: z
    .array(
      z.strictObject({
        id: id().describe('The name of the insert, unique in this list; it never changes.'),
        title: text().describe('What it is called.'),
        lrv: z.int().min(0).max(100).describe('Its light reflectance value, in per cent.'),
      })
    )
    .default([])
    .describe('Strip inserts to choose from.'),
  accessories: words(ACCESSORIES)
    .optional()
    .describe('What goes with its profiles, as far as the texts of the group or its guide say so.'),
  profiles: z.array(profileSchema).min(1).describe('The articles of the group.'),
})

/** A strip insert in a group's file. */
export type Insert = z.output<typeof groupSchema>['inserts'][number] & WithLang

/** The validated data of a product group's file. */
export type GroupRecord = z.output<typeof groupSchema> & WithLang

/** The data stored with a group's page. Its profiles are stored in tables of their own. */
export type GroupData = Omit<z.output<typeof groupSchema>, 'section' | 'profiles'> & WithLang

declare module '#content/pages/page_data' {
  interface PageData {
    'ProductFamilies/ShowGroup': GroupData
  }
}

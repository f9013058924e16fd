import { z } from 'zod'
import { crossSectionSchema, millimetreRange } from '#catalogue/cross_section'
import { APPLICATIONS, FINISHES, FIXINGS, MATERIALS, words } from '#catalogue/vocabulary'
import { contactId, id, imageFile, recordId, text } from '#content/schema/fields'
import type { WithLang } from '#content/schema/with_lang'

/** An article: one profile in one material and size. It has no address of its own. */
export const profileSchema = z.strictObject({
  article_number: z.string().regex(/^\d{5}$/, 'five digits'),
  /** The heights of covering it is made for. */
  floor_height: millimetreRange.optional(),
  /** The difference in height that it bridges. */
  height_difference: millimetreRange.optional(),
  /** What is seen of it, in millimetres; of a skirting its height. */
  visible_width: z.number().positive(),
  /** Centimetres. */
  lengths: z.array(z.int().positive()).min(1),
  material: z.enum(MATERIALS),
  finishes: words(FINISHES),
  fixings: words(FIXINGS),
  /** Names of standards it was tested after. */
  standards: z.array(z.string().min(1)).default([]),
  colours: z.array(recordId('colour')).default([]),
  decors: z.array(recordId('decor')).default([]),
  /** Where it differs from the group's. */
  section: crossSectionSchema.optional(),
})

/** The data of a product group's page. */
export const groupSchema = z.strictObject({
  /** Its place in the family. */
  position: z.int().positive(),
  title: text(),
  text: text(),
  image: imageFile().optional(),
  applications: words(APPLICATIONS),
  installation: recordId('installation'),
  contact: contactId(),
  section: crossSectionSchema,
  /** Strip inserts to choose from, with their light reflectance values in per cent. */
  inserts: z
    .array(z.strictObject({ id: id(), title: text(), lrv: z.int().min(0).max(100) }))
    .default([]),
  profiles: z.array(profileSchema).min(1),
})

/** A strip insert as its group's file says it. */
export type Insert = z.output<typeof groupSchema>['inserts'][number] & WithLang

/** A product group as its file says it. */
export type GroupRecord = z.output<typeof groupSchema> & WithLang

/** What stays with a group's page; its profiles have tables of their own. */
export type GroupData = Omit<z.output<typeof groupSchema>, 'section' | 'profiles'> & WithLang

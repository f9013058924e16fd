import { z } from 'zod'
import {
  ACCESSORIES,
  APPLICATIONS,
  FINISHES,
  FIXINGS,
  MATERIALS,
  UNITS,
} from '#catalogue/vocabulary'

/**
 * The semantic version of the format: readers of 1.x understand every later 1.y. It is part of the
 * ETag, because it changes the file of the same content.
 */
export const FORMAT_VERSION = '1.2.0'

const localized = z
  .record(z.string().regex(/^[a-z]{2}$/), z.string())
  .describe('A text by its language (ISO 639-1); languages in which it is not shown are missing.')

const range = z
  .strictObject({ min: z.number(), max: z.number() })
  .nullable()
  .describe('From … to, both included; null where the article has no such size.')

/** An article in the file; names end with the unit. */
const articleSchema = z.strictObject({
  article_number: z.string().regex(/^\d{5}$/),
  floor_height_mm: range,
  floor_height_low_mm: range,
  height_difference_mm: range,
  visible_width_mm: z.number(),
  lengths_cm: z.array(z.number()),
  material: z.enum(MATERIALS),
  finishes: z.array(z.enum(FINISHES)),
  fixings: z.array(z.enum(FIXINGS)),
  standards: z.array(z.string()).describe('Standards that it was tested to.'),
  colours: z.array(z.string()).describe('Numbers of its colours.'),
  decors: z.array(z.string()).describe('Numbers of its decors.'),
  etim_class: z.string().nullable().describe('Null where the class is not known for certain.'),
})

/** An accessory; since format 1.2. */
const accessorySchema = z.strictObject({
  article_number: z.string().regex(/^\d{5}$/),
  kind: z.enum(ACCESSORIES),
  unit: z.enum(UNITS).describe('What it is counted in.'),
  pack: z.number().describe('How many units come in a pack.'),
  material: z.enum(MATERIALS).nullable().describe('Null where it is not stated.'),
  sizes_mm: z.array(z.number()),
  lengths_cm: z.array(z.number()).describe('Only of bars.'),
  colours: z.array(z.string()).describe('Numbers of its colours.'),
  insert: z.string().nullable().describe('Its id among the inserts of the group.'),
  fits: z.array(z.string()).describe('The articles of this group that it fits.'),
})

export const groupSchema = z.strictObject({
  key: z.string(),
  family: z.string().describe('The key of its family.'),
  title: localized,
  text: localized,
  url: localized,
  modified_at: z.string().nullable(),
  applications: z.array(z.enum(APPLICATIONS)),
  inserts: z.array(z.strictObject({ id: z.string(), lrv: z.number() })),
  accessories: z.array(z.enum(ACCESSORIES)).describe('What goes with its articles.'),
  accessory_articles: z
    .array(accessorySchema)
    .describe('These accessories with their numbers; one that fits several groups stands in each.'),
  files: z.array(
    z.strictObject({
      kind: z.enum(['data_sheet', 'section', 'tender_text', 'data']),
      format: z.string(),
      media_type: z.string(),
      locale: z
        .string()
        .nullable()
        .describe('Null where it is in all languages at once, or has no words.'),
      article_numbers: z
        .array(z.string())
        .nullable()
        .describe('The articles that it shows; null for all of the group.'),
      url: z.string(),
    })
  ),
  articles: z.array(articleSchema),
})

const headFields = {
  $schema: z.string(),
  format_version: z.string(),
  content_version: z.string().describe('Changes with each change of the content.'),
  modified_at: z.string().nullable().describe('When the content changed last (ISO 8601).'),
  licence: localized,
  maker: z.strictObject({
    name: z.string(),
    company: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    url: z.string(),
  }),
}

const swatch = {
  id: z.string(),
  code: z.string().describe('The number under which it is ordered.'),
  title: localized,
  lrv: z.number().describe('The light reflectance value in per cent.'),
  hex: z.string(),
}

/** The file of the whole catalogue. */
const catalogueSchema = z.strictObject({
  ...headFields,
  families: z.array(z.strictObject({ key: z.string(), title: localized })),
  colours: z.array(
    z.strictObject({
      ...swatch,
      ral: z.string().nullable(),
      material: z.enum(MATERIALS),
      finish: z.enum(FINISHES),
    })
  ),
  decors: z.array(z.strictObject(swatch)),
  groups: z.array(groupSchema),
})

/** The file of a product group, beside its page. */
const groupFileSchema = z.strictObject({ ...headFields, group: groupSchema })

export type ArticleData = z.output<typeof articleSchema>
export type GroupData = z.output<typeof groupSchema>
export type CatalogueHead = Omit<z.output<typeof catalogueSchema>, 'groups'>
export type GroupFile = z.output<typeof groupFileSchema>

/** JSON Schemas (draft 2020-12) of the two files, by name. */
export function jsonSchemas(origin: string): Record<'catalogue' | 'group', object> {
  const schema = (name: string, type: z.ZodType) => ({
    $id: `${origin}/data/${name}.schema.json`,
    title: `${name}, version ${FORMAT_VERSION}`,
    ...z.toJSONSchema(type),
  })
  return {
    catalogue: schema('catalogue', catalogueSchema),
    group: schema('group', groupFileSchema),
  }
}

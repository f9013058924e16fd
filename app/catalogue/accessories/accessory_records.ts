import { z } from 'zod'
import { articleNumber } from '#catalogue/group_schema'
import { ACCESSORIES, MATERIALS, UNITS } from '#catalogue/vocabulary'
import { defineRecord, type RecordVersions, recordTable } from '#content/schema/define_record'
import { id, recordId, routeKey } from '#content/schema/fields'
import { toJson } from '#database/stored_values'
import { isRecord } from '#shared/is_record'

export const accessorySchema = z
  .strictObject({
    article_number: articleNumber(),
    kind: z.enum(ACCESSORIES).describe('What it is; its name in each language follows from it.'),
    unit: z.enum(UNITS).default('piece').describe('What it is counted in.'),
    pack: z.int().positive().default(1).describe('How many units come in a pack.'),
    material: z.enum(MATERIALS).optional().describe('What it is made of.'),
    sizes: z
      .array(z.number().positive())
      .default([])
      .describe(
        'Its sizes in millimetres, such as diameter and length of a screw, or the height of a skirting.'
      ),
    lengths: z
      .array(z.int().positive())
      .default([])
      .describe('The lengths that are delivered, in centimetres; only for the unit bar.'),
    colours: z.array(recordId('colour')).default([]).describe('The ids of its colours.'),
    insert: id().optional().describe('For an insert, its id among the inserts of its group.'),
    fits: z
      .array(
        z.strictObject({
          group: routeKey('ProductFamilies/ShowGroup').describe('The key of a product group.'),
          articles: z
            .array(recordId('article'))
            .min(1)
            .optional()
            .describe('The numbers of the articles that it fits; without them all of the group.'),
        })
      )
      .min(1)
      .describe('The groups that it fits, and which of their articles.'),
  })
  .refine(({ unit, lengths }) => (unit === 'bar') === lengths.length > 0, {
    path: ['lengths'],
    error: 'lengths and the unit "bar" belong together',
  })

export type AccessoryRecord = z.output<typeof accessorySchema>

/**
 * resources/content/accessories: an accessory per folder. It has no texts: its name in each language
 * is composed of kind, material and sizes.
 */
export const accessories = defineRecord({
  folder: 'accessories',
  each: true,
  schema: accessorySchema,
  languages: 'written',
  identity: {
    kind: 'accessory',
    id: (data) =>
      isRecord(data) && typeof data.article_number === 'string' ? data.article_number : undefined,
    unique: (number) => ({
      what: `the article number ${number}`,
      path: ['article_number'],
      remedy: 'Give one of the two articles another number.',
    }),
  },
  tables: [
    recordTable(
      'accessories',
      ['article_number'],
      (all: readonly RecordVersions<AccessoryRecord>[]) =>
        all.map(({ source: { insert, material = null, ...own } }) => ({
          article_number: own.article_number,
          kind: own.kind,
          unit: own.unit,
          pack: own.pack,
          material,
          sizes: toJson(own.sizes),
          lengths: toJson(own.lengths),
          colours: toJson(own.colours),
          fits: toJson(own.fits),
          insert_id: insert ?? null,
        }))
    ),
  ],
})

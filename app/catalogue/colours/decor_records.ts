import { z } from 'zod'
import { cielab } from '#catalogue/colours/cielab'
import { DECOR_GROUPS, MATERIALS, words } from '#catalogue/vocabulary'
import { defineRecord, entityList } from '#content/schema/define_record'
import { id, imageFile, text } from '#content/schema/fields'
import { toJson } from '#database/stored_values'

const decorsSchema = z.strictObject({
  decors: z
    .array(
      z.strictObject({
        id: id().describe(
          'The name of the decor, by which profiles refer to it; it never changes.'
        ),
        code: z
          .string()
          .regex(/^D \d{3}$/, 'a number like D 101')
          .meta({ examples: ['D 901'] })
          .describe('The number by which it is ordered: D 101.'),
        title: text().describe('What it is called.'),
        group: z.enum(DECOR_GROUPS).describe('What it imitates.'),
        materials: words(MATERIALS).describe('What it is put on.'),
        hex: z
          .string()
          .regex(/^#[0-9a-f]{6}$/, 'a colour like #c8ccd0')
          .meta({ examples: ['#c8b79c'] })
          .describe(
            'Its colour from a distance, the mean of the picture, like #c8b79c, in quotes.'
          ),
        lrv: z.int().min(0).max(100).describe('Its light reflectance value, in per cent.'),
        lab: cielab(),
        image: imageFile(330).describe(
          'A picture below resources/media, at least 330 pixels wide.'
        ),
        room: imageFile(330)
          .describe('A square picture of a room in which it is used, at least 330 pixels wide.')
          .optional(),
      })
    )
    .min(1)
    .describe('The decors, in the order of the page.'),
})

type Decors = z.output<typeof decorsSchema>

/** A decor in its content file. */
export type DecorRecord = Decors['decors'][number]

/** resources/content/decors: foils and boards that imitate wood and stone. */
export const decors = defineRecord({
  folder: 'decors',
  schema: decorsSchema,
  languages: 'all',
  entities: [
    entityList('decor', (file: Decors) => file.decors, {
      columns: ({ code, group, materials, hex, lrv, lab, image, room }, position) => ({
        position,
        code,
        group,
        materials: toJson(materials),
        hex,
        lrv,
        lab: toJson(lab),
        image,
        room: room ?? null,
      }),
      texts: ({ title }) => ({ title }),
    }),
  ],
})

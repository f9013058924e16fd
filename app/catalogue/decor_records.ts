import { z } from 'zod'
import { DECOR_GROUPS, MATERIALS, words } from '#catalogue/vocabulary'
import { defineRecord, entityList } from '#content/schema/define_record'
import { id, imageFile, text } from '#content/schema/fields'
import { toJson } from '#database/stored_values'

const decorsSchema = z.strictObject({
  decors: z
    .array(
      z.strictObject({
        id: id(),
        /** The number by which it is ordered. */
        code: z.string().regex(/^D \d{3}$/, 'a number like D 101'),
        title: text(),
        group: z.enum(DECOR_GROUPS),
        /** What it is put on. */
        materials: words(MATERIALS),
        image: imageFile(),
      })
    )
    .min(1),
})

/** resources/content/decors: foils and boards that imitate wood and stone. */
export const decors = defineRecord({
  folder: 'decors',
  schema: decorsSchema,
  languages: 'all',
  entities: [
    entityList('decor', (file: z.output<typeof decorsSchema>) => file.decors, {
      columns: ({ code, group, materials, image }, position) => ({
        position,
        code,
        group,
        materials: toJson(materials),
        image,
      }),
      texts: ({ title }) => ({ title }),
    }),
  ],
})

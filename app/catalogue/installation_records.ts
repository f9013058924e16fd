import { z } from 'zod'
import { FIXINGS, words } from '#catalogue/vocabulary'
import { defineRecord, entityList } from '#content/schema/define_record'
import { id, imageFile, markdown, text } from '#content/schema/fields'

const installationsSchema = z.strictObject({
  installations: z
    .array(
      z.strictObject({
        id: id(),
        title: text(),
        /** The ways of fixing a profile that it teaches. */
        fixings: words(FIXINGS),
        steps: z
          .array(
            z.strictObject({
              id: id(),
              title: text(),
              text: markdown().optional(),
              image: z.array(imageFile()).default([]),
            })
          )
          .min(1),
      })
    )
    .min(1),
})

/** resources/content/installations: the steps of each way to fix a profile. */
export const installations = defineRecord({
  folder: 'installations',
  schema: installationsSchema,
  languages: 'all',
  entities: [
    entityList('installation', (file: z.output<typeof installationsSchema>) => file.installations, {
      columns: (_, position) => ({ position }),
      texts: ({ title, fixings, steps }) => ({ title, fixings, steps }),
    }),
  ],
})

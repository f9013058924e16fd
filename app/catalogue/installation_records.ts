import { z } from 'zod'
import { FIXINGS, words } from '#catalogue/vocabulary'
import { defineRecord, entityList } from '#content/schema/define_record'
import { id, imageFile, markdown, text } from '#content/schema/fields'

const installationsSchema = z.strictObject({
  installations: z
    .array(
      z.strictObject({
        id: id().describe(
          'The name of the guide, by which product groups refer to it; it never changes.'
        ),
        title: text().describe('What the guide is called.'),
        fixings: words(FIXINGS).describe('The ways of fixing a profile that it teaches.'),
        steps: z
          .array(
            z.strictObject({
              id: id().describe('The name of the step, unique in this list; it never changes.'),
              title: text().describe('What to do.'),
              text: markdown().optional().describe('How to do it, as rich text in Markdown.'),
              image: z
                .array(imageFile(600))
                .default([])
                .describe('Pictures below resources/media, at least 600 pixels wide.'),
            })
          )
          .min(1)
          .describe('The steps, in their order.'),
      })
    )
    .min(1)
    .describe('The guides, in the order of the page.'),
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

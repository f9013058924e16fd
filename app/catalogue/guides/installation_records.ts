import { z } from 'zod'
import { FIXINGS, words } from '#catalogue/vocabulary'
import { defineRecord, entityList } from '#content/schema/define_record'
import { id, imageFile, markdown, routeKey, text } from '#content/schema/fields'
import { STEP_DRAWINGS } from '#drawings/step_kinds'

const installationsSchema = z.strictObject({
  installations: z
    .array(
      z.strictObject({
        id: id().describe(
          'The name of the guide, by which product groups refer to it; it never changes.'
        ),
        title: text().describe('What the guide is called.'),
        fixings: words(FIXINGS).describe('The ways of fixing a profile that it teaches.'),
        group: routeKey('ProductFamilies/ShowGroup')
          .optional()
          .describe(
            'The key of the product group out of whose cross-section the steps are drawn on the page of all guides; a group’s own page and data sheet draw its own.'
          ),
        steps: z
          .array(
            z.strictObject({
              id: id().describe('The name of the step, unique in this list; it never changes.'),
              title: text().describe('What to do.'),
              text: markdown().optional().describe('How to do it, as rich text in Markdown.'),
              drawings: z
                .array(z.enum(STEP_DRAWINGS))
                .default([])
                .describe(
                  'What is drawn of it out of the cross-section, such as base, covering, above and seated; a step that has nothing to do with the section has none.'
                ),
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

type Installations = z.output<typeof installationsSchema>

/** An installation guide in its content file. */
export type InstallationRecord = Installations['installations'][number]

/** resources/content/installations: the steps of each way to fix a profile. */
export const installations = defineRecord({
  folder: 'installations',
  schema: installationsSchema,
  languages: 'all',
  entities: [
    entityList('installation', (file: Installations) => file.installations, {
      columns: (_, position) => ({ position }),
      texts: ({ title, fixings, group, steps }) => ({ title, fixings, group, steps }),
    }),
  ],
})

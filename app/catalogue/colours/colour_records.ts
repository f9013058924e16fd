import { z } from 'zod'
import { cielab } from '#catalogue/colours/cielab'
import { FINISHES, MATERIALS } from '#catalogue/vocabulary'
import { defineRecord, entityList } from '#content/schema/define_record'
import { id, namedImageFile, recordId, text } from '#content/schema/fields'
import { toJson } from '#database/stored_values'

const coloursSchema = z.strictObject({
  groups: z
    .array(
      z.strictObject({
        id: id().describe('The name of the group; it never changes.'),
        title: text().describe('What the group is called.'),
        text: text().optional().describe('A sentence about it.'),
        colours: z
          .array(
            z.strictObject({
              id: id().describe(
                'The name of the colour, by which profiles refer to it; it never changes.'
              ),
              code: z
                .string()
                .regex(/^\d{3}$/, 'three digits')
                .meta({ examples: ['901'] })
                .describe('The number by which it is ordered, in quotes: three digits.'),
              title: text().describe('What the colour is called.'),
              finish: z.enum(FINISHES).describe('How the surface is treated.'),
              material: z.enum(MATERIALS).describe('What is coloured.'),
              hex: z
                .string()
                .regex(/^#[0-9a-f]{6}$/, 'a colour like #c8ccd0')
                .meta({ examples: ['#c8ccd0'] })
                .describe('What a screen can show of it, like #c8ccd0, in quotes.'),
              lrv: z.int().min(0).max(100).describe('Its light reflectance value, in per cent.'),
              lab: cielab(),
              ral: z
                .string()
                .regex(/^RAL \d{4}$/, 'a RAL Classic number like RAL 9006')
                .meta({ examples: ['RAL 9006'] })
                .optional()
                .describe('Its RAL number, like RAL 9006.'),
              decor: recordId('decor')
                .optional()
                .describe('The id of the decor whose foil it is; it is shown in its room.'),
              image: namedImageFile(200)
                .optional()
                .describe(
                  'Its finish, photographed, at least 200 pixels wide; without one its hex is shown.'
                ),
            })
          )
          .min(1)
          .describe('Its colours.'),
      })
    )
    .min(1)
    .describe('The groups of colours, in the order of the page.'),
})

type ColourGroups = z.output<typeof coloursSchema>

/** A colour in its content file. */
export type ColourRecord = ColourGroups['groups'][number]['colours'][number]

/** resources/content/colours: colours by group (specification §2 "color groups"). */
export const colours = defineRecord({
  folder: 'colours',
  schema: coloursSchema,
  languages: 'all',
  entities: [
    entityList('colour_group', ({ groups }: ColourGroups) => groups, {
      columns: (_, position) => ({ position }),
      texts: ({ title, text: about }) => ({ title, text: about }),
    }),
    entityList('colour', placedColours, {
      columns: ({ code, finish, material, hex, lrv, lab, ral, decor, image, group_id, place }) => ({
        code,
        finish,
        material,
        hex,
        lrv,
        lab: toJson(lab),
        ral: ral ?? null,
        decor_id: decor ?? null,
        image: image ?? null,
        group_id,
        position: place,
      }),
      texts: ({ title }) => ({ title }),
    }),
  ],
})

/** Returns all colours, each with its group and position in it. */
function placedColours({ groups }: ColourGroups) {
  return groups.flatMap(({ id: group_id, colours: members }) =>
    members.map((colour, place) => ({ ...colour, group_id, place }))
  )
}

import { z } from 'zod'
import { FINISHES, MATERIALS } from '#catalogue/vocabulary'
import { defineRecord, entityList } from '#content/schema/define_record'
import { id, namedImageFile, text } from '#content/schema/fields'

const coloursSchema = z.strictObject({
  groups: z
    .array(
      z.strictObject({
        id: id(),
        title: text(),
        text: text().optional(),
        colours: z
          .array(
            z.strictObject({
              id: id(),
              /** The number by which it is ordered. */
              code: z.string().regex(/^\d{3}$/, 'three digits'),
              title: text(),
              finish: z.enum(FINISHES),
              material: z.enum(MATERIALS),
              /** What a screen can show of it. */
              hex: z.string().regex(/^#[0-9a-f]{6}$/, 'a colour like #c8ccd0'),
              /** Light reflectance value, per cent. */
              lrv: z.int().min(0).max(100),
              ral: z
                .string()
                .regex(/^RAL \d{4}$/, 'a RAL Classic number like RAL 9006')
                .optional(),
              /** Its finish, photographed; without one its `hex` is shown. */
              image: namedImageFile().optional(),
            })
          )
          .min(1),
      })
    )
    .min(1),
})

type ColourGroups = z.output<typeof coloursSchema>

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
      columns: ({ code, finish, material, hex, lrv, ral, image, group_id, place }) => ({
        code,
        finish,
        material,
        hex,
        lrv,
        ral: ral ?? null,
        image: image ?? null,
        group_id,
        position: place,
      }),
      texts: ({ title }) => ({ title }),
    }),
  ],
})

/** All colours, each with its place in its group. */
function placedColours({ groups }: ColourGroups) {
  return groups.flatMap(({ id: group_id, colours: members }) =>
    members.map((colour, place) => ({ ...colour, group_id, place }))
  )
}

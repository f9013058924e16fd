import { z } from 'zod'
import { millimetreRange, sectionSchema } from '#app/catalogue/section'
import { APPLICATIONS, DECOR_GROUPS, FINISHES, FIXINGS, MATERIALS } from '#app/catalogue/vocabulary'
import {
  contactId,
  date,
  externalUrl,
  id,
  imageFile,
  markdown,
  namedImageFile,
  recordId,
  routeKey,
  text,
} from '#content/fields'

/** A list of words of the catalogue's vocabulary, each once. */
const words = <const Words extends readonly [string, ...string[]]>(vocabulary: Words) =>
  z.array(z.enum(vocabulary)).min(1)

/** The data of a product family's page. */
export const familySchema = z.strictObject({
  /** Its place among the families. */
  position: z.int().positive(),
  icon: imageFile(),
  title: text(),
  text: text(),
  /** The range of floor heights or sizes, with its unit. */
  range: text(),
  fixing: text(),
})

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
  section: sectionSchema.optional(),
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
  section: sectionSchema,
  profiles: z.array(profileSchema).min(1),
})

/** resources/content/colours: colours by group (specification §2 "color groups"). */
export const coloursSchema = z.strictObject({
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

/** resources/content/decors: foils and boards that imitate wood and stone. */
export const decorsSchema = z.strictObject({
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

/** resources/content/installations: the steps of each way to fix a profile. */
export const installationsSchema = z.strictObject({
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

/** resources/content/events: where the company can be met. */
export const eventsSchema = z.strictObject({
  events: z.array(
    z
      .strictObject({
        id: id(),
        title: text(),
        text: text().optional(),
        place: text(),
        starts_on: date(),
        ends_on: date(),
        /** The last day on which it is shown; its last day without. */
        expires_on: date().optional(),
        link: externalUrl().optional(),
        route: routeKey().optional(),
      })
      .refine(({ starts_on, ends_on }) => starts_on <= ends_on, {
        path: ['ends_on'],
        message: 'an event ends after it has started',
      })
  ),
})

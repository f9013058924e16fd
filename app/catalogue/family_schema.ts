import { z } from 'zod'
import { imageFile, text } from '#content/schema/fields'

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

/** What stays with a family's page. */
export type FamilyData = z.output<typeof familySchema>

import { z } from 'zod'
import { imageFile, text } from '#content/schema/fields'

/** The data of a product family's page. */
export const familySchema = z.strictObject({
  position: z.int().positive().describe('Its place among the families, from 1.'),
  icon: imageFile(430).describe(
    'A picture for lists, below resources/media, at least 430 pixels wide.'
  ),
  image: imageFile(650)
    .optional()
    .describe(
      'A photograph for the list of families, below resources/media, at least 650 pixels wide.'
    ),
  title: text().describe('What the family is called.'),
  noun: text().describe('What one of its profiles is called by those who search for it.'),
  text: text().describe('One or two sentences for lists.'),
  range: text().describe('The range of floor heights or sizes, with its unit.'),
  fixing: text().describe('How its profiles are held, in words.'),
})

export type FamilyData = z.output<typeof familySchema>

declare module '#content/pages/page_data' {
  interface PageData {
    'ProductFamilies/Show': FamilyData
  }
}

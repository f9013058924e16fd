import { z } from 'zod'
import { imageFile, phoneNumber, text } from '#content/fields'
import { LOCALES, type Locale } from '#shared/locales'

/**
 * The file of a contact person (specification §3 "Contact"). The id is the editor's: blocks and
 * `POST /api/contact` name the person by it, so it stays the same from load to load.
 */
export const contactSchema = z
  .strictObject({
    id: z.int32().positive(),
    /** An academic title. */
    title: z.string().min(1).optional(),
    first_name: z.string().min(1),
    last_name: z.string().min(1),
    phone: phoneNumber().optional(),
    mobile: phoneNumber().optional(),
    email: z.email().optional(),
    position: text().optional(),
    /** Best first. */
    spoken_languages: z.array(z.enum(LOCALES)).default([]),
    image: imageFile().optional(),
  })
  .superRefine(({ spoken_languages }, context) => {
    const twice = spoken_languages.findIndex(
      (locale, index) => spoken_languages.indexOf(locale) < index
    )
    if (twice < 0) return
    context.addIssue({
      code: 'custom',
      path: ['spoken_languages', twice],
      message: `the language "${spoken_languages[twice]}" stands twice`,
    })
  })

export type ContactContent = z.output<typeof contactSchema>

/** The flag of a language, below resources/media. */
export function flagOf(locale: Locale): string {
  return `flags/${locale}.svg`
}

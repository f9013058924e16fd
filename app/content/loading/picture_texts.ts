import { z } from 'zod'
import type { Origin } from '#content/loading/overlay'
import type { Reading } from '#content/loading/reading'
import { text } from '#content/schema/fields'
import type { WithLang } from '#content/schema/with_lang'
import type { Crop } from '#media/pictures/conversion/crop'
import type { Locale } from '#shared/locales'

/** resources/content/images: alt texts of pictures. */
export const imagesSchema = z.strictObject({
  images: z
    .array(
      z
        .strictObject({
          id: z.string().min(1).describe('The file below resources/media.'),
          alt: text()
            .optional()
            .describe('What the picture shows, in one sentence, for people who do not see it.'),
          decorative: z
            .boolean()
            .default(false)
            .describe(
              'The picture says nothing that is not written beside it: its alt text is empty on purpose.'
            ),
          crop: z
            .strictObject({
              ratio: z.enum(['3:2', '16:9', '1:1']).describe('Width to height.'),
              focus: z
                .strictObject({
                  x: z.number().min(0).max(100).describe('Per cent from the left.'),
                  y: z.number().min(0).max(100).describe('Per cent from the top.'),
                })
                .default({ x: 50, y: 50 })
                .describe('The point that matters, in per cent from the left and from the top.'),
            })
            .optional()
            .describe('Which part is shown: a ratio around the point that matters.'),
        })
        .superRefine((image, context) => {
          if (image.decorative === (image.alt !== undefined)) {
            context.addIssue({
              code: 'custom',
              path: ['id'],
              message: 'a picture needs either the field "alt" or "decorative: true"',
            })
          }
        })
    )
    .describe('The pictures, each with what it shows.'),
})

/** The texts of a picture and their places. */
export type PictureTexts = {
  origin: Origin
  index: number
  /** Without fallback texts; the language is chosen when the picture is shown. */
  alts: Partial<Record<Locale, { alt: string }>>
  crop?: Crop
}

/** Reads the alt texts of pictures, by file below resources/media. */
export async function readPictureTexts(reading: Reading): Promise<Map<string, PictureTexts>> {
  const pictures = new Map<string, PictureTexts>()
  const files = await reading.findOne('images')
  const read = files && reading.read(files, { schema: () => imagesSchema, languages: 'written' })
  if (!read) return pictures

  for (const [locale, content] of read.versions) {
    const origin = read.record.origin(locale)
    for (const [index, image] of (content as z.output<typeof imagesSchema>).images.entries()) {
      const { crop } = image
      const entry = pictures.get(image.id) ?? { origin, index, alts: {}, crop }
      pictures.set(image.id, entry)
      const fellBack = (image as WithLang).lang !== undefined
      if (!fellBack) entry.alts[locale] = { alt: image.alt ?? '' }
    }
  }
  return pictures
}

import { z } from 'zod'
import type { Origin } from '#content/loading/overlay'
import type { Reading } from '#content/loading/reading'
import { text } from '#content/schema/fields'
import type { WithLang } from '#content/schema/with_lang'
import type { Crop } from '#media/crop'
import type { Locale } from '#shared/locales'

/** resources/content/images: what pictures show, for people who do not see them. */
export const imagesSchema = z.strictObject({
  images: z.array(
    z
      .strictObject({
        /** The file below resources/media. */
        id: z.string().min(1),
        alt: text().optional(),
        /** Says nothing that is not written beside it: the alt text is empty on purpose. */
        decorative: z.boolean().default(false),
        /** Which part is shown: a ratio around the point that matters. */
        crop: z
          .strictObject({
            ratio: z.enum(['3:2', '16:9', '1:1']),
            /** In per cent from the left and from the top. */
            focus: z
              .strictObject({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) })
              .default({ x: 50, y: 50 }),
          })
          .optional(),
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
  ),
})

/** What editors say of a picture, and where they do. */
export type PictureTexts = {
  origin: Origin
  index: number
  /** Without fallback: that is chosen when the picture is shown. */
  alts: Partial<Record<Locale, { alt: string }>>
  crop?: Crop
}

/** Reads what pictures show, by their files below resources/media. */
export async function readPictureTexts(reading: Reading): Promise<Map<string, PictureTexts>> {
  const pictures = new Map<string, PictureTexts>()
  const record = await reading.record('images')
  if (!record) return pictures

  for (const locale of new Set([record.source, ...record.files.keys()])) {
    const localized = reading.localize(imagesSchema, record, locale)
    if (!localized) continue
    for (const [index, image] of localized.value.images.entries()) {
      const { crop } = image
      const entry = pictures.get(image.id) ?? { origin: localized.origin, index, alts: {}, crop }
      pictures.set(image.id, entry)
      const fellBack = (image as WithLang).lang !== undefined
      if (!fellBack) entry.alts[locale] = { alt: image.alt ?? '' }
    }
  }
  return pictures
}

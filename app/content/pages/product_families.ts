import { z } from 'zod'
import { id, imageFile, text } from '#content/fields'
import type { ImageProps, PageContext, WithLang } from '#content/page_context'
import { definePage } from '#content/pages/page_definition'

const familiesSchema = z.strictObject({
  families: z
    .array(
      z.strictObject({
        id: id(),
        icon: imageFile(),
        title: text(),
        text: text(),
        /** The range of floor heights or sizes, with its unit. */
        range: text(),
        fixing: text(),
      })
    )
    .min(1),
})

/** The data of the product families page. */
export type FamiliesContent = z.output<typeof familiesSchema>

/** A product family as lists show it. */
export type Family = Omit<FamiliesContent['families'][number], 'icon'> & {
  icon: ImageProps
} & WithLang

/**
 * @param locale the language of the page that the families are taken from
 */
export function toFamilies(
  content: FamiliesContent,
  context: PageContext,
  locale = context.locale
): Family[] {
  const foreign =
    locale === context.locale
      ? undefined
      : { title: locale, text: locale, range: locale, fixing: locale }
  return content.families.map((family: FamiliesContent['families'][number] & WithLang) => ({
    ...family,
    icon: context.image(family.icon),
    lang: foreign ? { ...foreign, ...family.lang } : family.lang,
  }))
}

export const productFamiliesIndex = definePage({
  data: familiesSchema,
  load: (data, context) => ({ families: toFamilies(data, context) }),
})

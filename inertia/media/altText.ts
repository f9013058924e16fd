import { DEFAULT_LOCALE, type Locale } from '#shared/locales'
import type { ShownImage } from '~/media/sourceSet'

/**
 * Returns the alt text of a picture in a language, else in German (specification §9 "Alt-text
 * fallback locale"), with its language.
 */
export function altText(image: ShownImage, locale: Locale): { alt?: string; language: Locale } {
  const language = image.custom_properties?.[locale] ? locale : DEFAULT_LOCALE
  return { alt: image.custom_properties?.[language]?.alt, language }
}

import type { ImageProps } from '#media/pictures/image_queries'
import type { Locale } from '#shared/locales'

/** A contact person as the specification defines it (§3 "Contact"). */
export type Contact = {
  id: number
  title: string | null
  first_name: string
  last_name: string
  image: ImageProps | null
  phone: string | null
  mobile: string | null
  email: string | null
  /** The position in the source language of the contact person. */
  position: string | null
  translations: { locale: Locale; position: string }[]
  spoken_languages: SpokenLanguage[]
}

/** A language that a contact person speaks (§3 "Contact"). */
export type SpokenLanguage = {
  id: number
  /** The name in the language of the page. */
  name: string
  svg_image: Pick<ImageProps, 'original_url' | 'width' | 'height'>
}

import type { MediaFile } from '#media/original'
import type { Crop } from '#media/pictures/conversion/crop'
import type { SocialImage } from '#media/social_images/social_image'
import type { Locale } from '#shared/locales'

/** A page in one language, as input of social images. */
export type SourcePage = {
  key: string
  component: string
  locale: Locale
  /** The path below the locale. */
  path: string
  gone: boolean
  /** Returns the validated `data` of the page's file. */
  record: () => unknown
}

/** A picture of the content, as input of social images. */
export type SourcePicture = {
  media: MediaFile
  alts: Partial<Record<Locale, { alt: string }>>
  crop?: Crop
}

/** A social image: its file name in content and its parts. */
export type DerivedSocialImage = {
  file: string
  /** The prefix of its published file name. */
  stem: string
  alts: SourcePicture['alts']
  composition: SocialImage
}

/** Derives social images, for example of product groups. */
export type DeriveSocialImages = (
  pages: readonly SourcePage[],
  /** Pictures by file below resources/media. */
  pictures: ReadonlyMap<string, SourcePicture>
) => DerivedSocialImage[]

import type { Crop } from '#media/crop'
import type { MediaFile } from '#media/original'
import type { SocialImage } from '#media/social_image'
import type { Locale } from '#shared/locales'

/** A page in one language, as far as pictures are made of it. */
export type SourcePage = {
  key: string
  component: string
  locale: Locale
  /** Below the locale. */
  path: string
  gone: boolean
  /** Reads what the editor wrote under `data`, checked. */
  record: () => unknown
}

/** A picture of the content, as far as others are put together of it. */
export type SourcePicture = {
  media: MediaFile
  alts: Partial<Record<Locale, { alt: string }>>
  crop?: Crop
}

/** A picture put together of content: what pages call it, and what it shows. */
export type DerivedSocialImage = {
  file: string
  /** What its name begins with. */
  stem: string
  alts: SourcePicture['alts']
  composition: SocialImage
}

/** Puts further pictures together, for example link previews of product groups. */
export type DeriveSocialImages = (
  pages: readonly SourcePage[],
  /** By their files below resources/media. */
  pictures: ReadonlyMap<string, SourcePicture>
) => DerivedSocialImage[]

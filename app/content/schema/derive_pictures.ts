import type { LoadedRow, LoadedTable } from '#content/schema/tables'
import type { MediaFile } from '#media/original'
import type { Crop } from '#media/pictures/conversion/crop'
import type { TintedPicture } from '#media/pictures/tinting/tinted_picture'
import type { SocialImage } from '#media/social_images/social_image'
import type { Locale } from '#shared/locales'

/** The headline of a page and its picture, which its social image shows. */
export type PageHead = {
  /** Its headline, else its title. */
  title: string
  /** The words above the headline, if any. */
  topline: string
  /** The file of the picture that stands for it, below resources/media. */
  image?: string
}

/** A page in one language, as input of derived pictures. */
export type SourcePage = {
  key: string
  component: string
  locale: Locale
  /** The path below the locale. */
  path: string
  gone: boolean
  head: PageHead
  /** Returns the validated `data` of the page's file. */
  record: () => unknown
}

/** A picture of the content, as input of derived pictures. */
export type SourcePicture = {
  media: MediaFile
  alts: Partial<Record<Locale, { alt: string }>>
  crop?: Crop
}

/** The content from which pictures are derived. */
export type PictureSources = {
  pages: readonly SourcePage[]
  /** Pictures by file below resources/media. */
  pictures: ReadonlyMap<string, SourcePicture>
  /** Returns the rows that records are loaded into. */
  rows: <Name extends LoadedTable>(table: Name) => readonly LoadedRow<Name>[]
  /** The folder of originals. */
  media: string
}

/** A picture that is made of others: its file name in content, its addresses and its parts. */
type DerivedPicture = {
  file: string
  media: MediaFile
  alts: SourcePicture['alts']
  composition: SocialImage | TintedPicture
}

/** Derives pictures, for example the social images of product groups. */
export type DerivePictures = (sources: PictureSources) => DerivedPicture[]

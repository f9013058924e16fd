import type { FamilyData } from '#catalogue/family_schema'
import type { GroupRecord } from '#catalogue/group_schema'
import { previewFile } from '#content/pages/metadata/link_preview'
import { parentKey } from '#content/pages/urls'
import type { DerivePictures, SourcePicture } from '#content/schema/derive_pictures'
import { drawCrossSection } from '#drawings/cross_section_drawing'
import { PART_COLOURS } from '#drawings/part_colours'
import { hashIn } from '#media/pictures/picture_variants'
import {
  describeSocialImage,
  type ShownDrawing,
  type ShownPicture,
  type SocialImage,
} from '#media/social_images/social_image'
import type { Locale } from '#shared/locales'
import { measuresOf } from '#texts/measures'
import { translator } from '#texts/translate'

/**
 * Derives a social image per product group and language: the names of family and group beside the
 * group's picture or, without a picture, its cross-section.
 */
export const groupSocialImages: DerivePictures = ({ pages, pictures }) => {
  const families = new Map(
    pages
      .filter(({ component }) => component === 'ProductFamilies/Show')
      .map(({ key, locale, record }) => [`${key} ${locale}`, record() as FamilyData])
  )
  return pages
    .filter(({ component, gone }) => component === 'ProductFamilies/ShowGroup' && !gone)
    .map(({ key, locale, path, record }) => {
      const group = record() as GroupRecord
      const picture = group.image === undefined ? undefined : pictures.get(group.image)
      const shown = group.image && picture ? shownPicture(group.image, picture) : undefined
      const composition: SocialImage = {
        title: group.title,
        topline: families.get(`${parentKey(key)} ${locale}`)?.title ?? '',
        shows: shown ?? shownDrawing(group, locale),
      }
      return {
        file: previewFile(key, locale),
        media: describeSocialImage(path.slice(path.lastIndexOf('/') + 1), composition),
        alts: { [locale]: picture?.alts[locale] ?? { alt: group.title } },
        composition,
      }
    })
}

/** Returns a picture; undefined for an SVG drawing, which social images do not support. */
function shownPicture(file: string, { media, crop }: SourcePicture): ShownPicture | undefined {
  if (media.mime_type === 'image/svg+xml') return undefined
  return { file, hash: hashIn(media.original_url), crop: crop ?? null }
}

function shownDrawing({ section }: GroupRecord, locale: Locale): ShownDrawing {
  const { viewBox, parts } = drawCrossSection(section, translator(locale), measuresOf(locale))
  return { viewBox, parts: parts.map(({ part, d }) => ({ fill: PART_COLOURS[part], d })) }
}

import { previewFile } from '#content/pages/metadata/link_preview'
import { parentKey } from '#content/pages/urls'
import type { DerivePictures, SourcePage } from '#content/schema/derive_pictures'
import { hashIn } from '#media/pictures/picture_variants'
import { describeSocialImage, type ShownPicture } from '#media/social_images/social_image'
import { withoutLineMarks } from '#shared/line_marks'
import { ROUTES } from '#shared/routes'

/** Its pages have social images of their own (`groupSocialImages`). */
const GROUP_PAGE = 'ProductFamilies/ShowGroup'

/**
 * Derives a social image per page and language: topline, headline and picture. A page without a
 * picture uses that of the page above it, of another page with the same topline, or of the home
 * page. Without any photograph there is no social image.
 */
export const pageSocialImages: DerivePictures = ({ pages, pictures }) => {
  const shown = pages.filter(({ component, gone }) => component !== GROUP_PAGE && !gone)
  const byPlace = new Map(shown.map((page) => [`${page.key} ${page.locale}`, page]))
  const byTopline = new Map(
    shown
      .filter(({ head }) => head.topline !== '' && photograph(head.image))
      .toReversed()
      .map((page) => [`${page.head.topline} ${page.locale}`, page])
  )

  function photograph(file: string | undefined): ShownPicture | undefined {
    const picture = file === undefined ? undefined : pictures.get(file)
    if (!file || !picture || picture.media.mime_type === 'image/svg+xml') return undefined
    const { media, crop = null } = picture
    return { file, hash: hashIn(media.original_url), crop, fills: true }
  }

  /** Returns the pages whose picture a page may use, in order of preference. */
  function sources({ key, locale, head }: SourcePage): (SourcePage | undefined)[] {
    const names = key.split('.')
    const upwards = names.map((_, above) => names.slice(0, names.length - above).join('.'))
    return [
      ...upwards.map((each) => byPlace.get(`${each} ${locale}`)),
      byTopline.get(`${head.topline} ${locale}`),
      byPlace.get(`${ROUTES.home} ${locale}`),
    ]
  }

  return shown.flatMap((page) => {
    const { key, locale, path, head } = page
    const shows = sources(page)
      .map((source) => photograph(source?.head.image))
      .find((photo) => photo !== undefined)
    if (!shows) return []
    const above = byPlace.get(`${parentKey(key)} ${locale}`)
    const composition = {
      title: withoutLineMarks(head.title),
      topline: withoutLineMarks(head.topline || (above?.head.topline ?? '')),
      shows,
    }
    return [
      {
        file: previewFile(key, locale),
        media: describeSocialImage(path.slice(path.lastIndexOf('/') + 1) || 'home', composition),
        alts: { [locale]: { alt: composition.title } },
        composition,
      },
    ]
  })
}

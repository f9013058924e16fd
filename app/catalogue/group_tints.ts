import { existsSync, readFileSync } from 'node:fs'
import type { GroupRecord } from '#catalogue/group_schema'
import type { Finish } from '#catalogue/vocabulary'
import type { DerivePictures, PictureSources } from '#content/schema/derive_pictures'
import { parseJson } from '#database/stored_values'
import { mediaPath } from '#media/media_path'
import { hashOfOriginal } from '#media/pictures/conversion/crop'
import { hashIn } from '#media/pictures/picture_variants'
import {
  describeTintedPicture,
  type TintedPicture,
  type TintFinish,
  type TintSource,
  tintFile,
  tintSources,
} from '#media/pictures/tinting/tinted_picture'
import { swatchName, swatchNames } from '#shared/article_choice'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#shared/locales'
import { rounded } from '#shared/numbers'

/** The finish in which packshots show each finish of the catalogue. */
export const TINT_FINISHES: Record<Finish, TintFinish> = {
  mill: 'mill',
  anodised_matt: 'anodised_matt',
  anodised_polished: 'anodised_polished',
  brushed: 'brushed',
  hammered: 'hammered',
  powder_coated: 'coated',
  solid_coloured: 'coated',
  lacquered: 'coated',
  oiled: 'coated',
  foil_wrapped: 'foil',
}

/** The length of the bar on a packshot, in millimetres: the full scale of its mask. */
const BAR = 150

/** The lengths of other bars, by the name of the picture. */
const OTHER_BARS: Partial<Record<string, number>> = { angle_rounded: 110 }

/** A colour or decor as packshots show it, with its titles. */
type Surface = Pick<TintedPicture, 'lab' | 'finish' | 'grain'> & {
  titles: ReadonlyMap<Locale, string>
}

/**
 * Derives the packshot of each product group in every colour and decor of its articles. A group
 * whose picture has no mask has none.
 */
export const groupTints: DerivePictures = (sources) => {
  const { pages, pictures, media } = sources
  const surfaces = surfacesOf(sources)
  return pages
    .filter(
      ({ component, locale, gone }) =>
        component === 'ProductFamilies/ShowGroup' && locale === DEFAULT_LOCALE && !gone
    )
    .flatMap(({ record }) => {
      const { image = '', profiles, section } = record() as GroupRecord
      const picture = pictures.get(image)
      const files = tintSources(image)
      const mask = picture?.crop ? undefined : sourceIn(media, files.mask)
      if (!picture || !mask) return []
      const own = { file: image, hash: hashIn(picture.media.original_url) }
      const base = sourceIn(media, files.base) ?? own
      const stem = image.slice(image.lastIndexOf('/') + 1, image.lastIndexOf('.'))
      return [...new Set(profiles.flatMap(swatchNames))].flatMap((name) => {
        const surface = surfaces.get(name)
        if (!surface) return []
        const { titles, ...look } = surface
        const composition = {
          base,
          mask: { ...mask, across: acrossOf(section), along: barLength(stem) },
          ...look,
        }
        return [
          {
            file: tintFile(image, name),
            media: describeTintedPicture(
              `${stem}-${name}`.replaceAll('_', '-'),
              composition,
              picture.media
            ),
            alts: altsOf(picture.alts, titles),
            composition,
          },
        ]
      })
    })
}

/** Returns the length of the bar on a group's packshot, by the name of the picture. */
export function barLength(picture: string): number {
  return OTHER_BARS[picture] ?? BAR
}

/**
 * Returns the full scale of the mask across the bar, in millimetres. The coordinate is x − y, which
 * continues around an edge (pictures/masks.py).
 */
export function acrossOf({ parts }: GroupRecord['section']): number {
  const places = parts
    .filter(({ part }) => part === 'profile')
    .flatMap(({ points }) => points.map(([x, y]) => x - y))
  return rounded(Math.max(...places) - Math.min(...places), 1)
}

/** Returns all colours and decors by name. */
function surfacesOf({ rows, pictures }: PictureSources): ReadonlyMap<string, Surface> {
  const grainOf = (image: string | undefined) => {
    const picture = image === undefined ? undefined : pictures.get(image)
    return image && picture ? { file: image, hash: hashIn(picture.media.original_url) } : null
  }
  const decors = rows('decors')
  const decorImages = new Map(decors.map(({ id, image }) => [id, image]))
  const titles = Map.groupBy(
    [
      ...rows('colour_translations').map(({ colour_id, locale, texts }) => ({
        name: swatchName('colour', colour_id),
        locale,
        title: parseJson(texts).title,
      })),
      ...rows('decor_translations').map(({ decor_id, locale, texts }) => ({
        name: swatchName('decor', decor_id),
        locale,
        title: parseJson(texts).title,
      })),
    ],
    ({ name }) => name
  )
  const looks = [
    ...rows('colours').map(({ id, lab, finish, decor_id }) => ({
      name: swatchName('colour', id),
      lab: parseJson(lab),
      finish: TINT_FINISHES[finish],
      grain: grainOf(decor_id === null ? undefined : decorImages.get(decor_id)),
    })),
    ...decors.map(({ id, lab, image }) => ({
      name: swatchName('decor', id),
      lab: parseJson(lab),
      finish: 'foil' as const,
      grain: grainOf(image),
    })),
  ]
  return new Map(
    looks.map(({ name, ...look }) => [
      name,
      {
        ...look,
        titles: new Map(titles.get(name)?.map(({ locale, title }) => [locale, title])),
      },
    ])
  )
}

/** Returns a file with the hash of its content; undefined if it does not exist. */
function sourceIn(media: string, file: string): TintSource | undefined {
  const path = mediaPath(media, file)
  if (!existsSync(path)) return undefined
  return { file, hash: hashOfOriginal(readFileSync(path), undefined) }
}

/** Adds the colour to the alt texts of a picture. */
function altsOf(
  alts: Partial<Record<Locale, { alt: string }>>,
  titles: ReadonlyMap<Locale, string>
): Partial<Record<Locale, { alt: string }>> {
  return Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const alt = alts[locale]?.alt
      return alt ? [[locale, { alt: `${alt} (${titles.get(locale)})` }]] : []
    })
  )
}

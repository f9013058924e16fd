import { z } from 'zod'
import type { Colour, Decor } from '#catalogue/catalogue_queries'
import { isMetallic } from '#catalogue/colours/finishes'
import type { PageContext } from '#content/pages/context'
import { urlParameter } from '#content/pages/url_parameter'
import type { WithLang } from '#content/schema/with_lang'
import type { ImageProps } from '#media/pictures/image_queries'
import { type Thumbnail, toThumbnail } from '#media/pictures/thumbnail'
import { titlesInRow } from '#texts/within_text'

/** A colour or decor in the URL: the id of a colour, or `decor-` and the id of a decor. */
export const swatchParameter = urlParameter(z.string().regex(/^(decor-)?[a-z\d_]{1,60}$/))

/** A number or name to find in a list of colours or decors. */
export const searchParameter = urlParameter(z.string().trim().min(1).max(80))

/** The props of a colour: picture or bar, number, name and properties. */
export type Swatch = Pick<Colour, 'id' | 'code' | 'title' | 'lrv'> & {
  ral?: string
  material: string
  surface: string
  image?: Thumbnail
  /** Shown if there is no picture. */
  bar?: SwatchBar
} & WithLang

/** A drawn bar in a colour; metallic ones have a highlight. */
export type SwatchBar = Pick<Colour, 'hex'> & { metallic: boolean }

export type DecorProps = Pick<Decor, 'id' | 'code' | 'title'> & {
  image: Thumbnail
  group: string
  material: string
} & WithLang

/** Returns the picture files of colours. */
export function imagesOf(colours: readonly Colour[]): string[] {
  return colours.flatMap(({ image }) => image ?? [])
}

/**
 * Returns the props of a colour. Properties that repeat earlier values come first, because a page
 * with 60 colours compresses better in this order.
 */
export function toSwatch(
  { id: key, code, title, hex, lrv, ral, lang, ...colour }: Colour,
  context: PageContext
): Swatch {
  return {
    id: key,
    ...(colour.image
      ? { image: toThumbnail(context.image(colour.image), 'decorative') }
      : { bar: { hex, metallic: isMetallic(colour) } }),
    surface: context.t(`catalogue.finish.${colour.finish}`),
    material: context.t(`catalogue.material.${colour.material}`),
    ral: ral ?? undefined,
    code,
    title,
    lang,
    lrv,
  }
}

export function toDecor(
  { id: key, code, title, lang, group, materials }: Decor,
  image: ImageProps,
  { t, locale }: PageContext
): DecorProps {
  return {
    id: key,
    code,
    title,
    lang,
    image: toThumbnail(image, 'decorative'),
    group: t(`catalogue.decor_group.${group}`),
    material: titlesInRow(
      materials.map((each) => t(`catalogue.material.${each}`)),
      locale
    ),
  }
}

import type { Colour, Decor } from '#catalogue/catalogue_queries'
import { isMetallic } from '#catalogue/finishes'
import type { PageContext } from '#content/pages/context'
import type { WithLang } from '#content/schema/with_lang'
import type { ImageProps } from '#media/image_queries'
import { type Thumbnail, toThumbnail } from '#media/thumbnail'
import { titlesInRow } from '#texts/within_text'

/** A colour as it is shown: picture or bar, number, name, and what it is. */
export type Swatch = Pick<Colour, 'id' | 'code' | 'title' | 'lrv'> & {
  ral?: string
  material: string
  surface: string
  image?: Thumbnail
  /** Where there is no picture. */
  bar?: SwatchBar
} & WithLang

/** A bar in a colour; light plays on bare metal. */
export type SwatchBar = Pick<Colour, 'hex'> & { metallic: boolean }

/** A decor as it is shown. */
export type DecorProps = Pick<Decor, 'id' | 'code' | 'title'> & {
  image: Thumbnail
  group: string
  material: string
} & WithLang

/** The pictures that colours need. */
export function imagesOf(colours: readonly Colour[]): string[] {
  return colours.flatMap(({ image }) => image ?? [])
}

/**
 * A colour as it is shown. What repeats the id or the colour before comes first: a page of 60 colours is
 * compressed smaller so.
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

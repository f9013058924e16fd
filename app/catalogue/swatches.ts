import type { Colour, Decor } from '#catalogue/catalogue_queries'
import type { Finish } from '#catalogue/vocabulary'
import type { PageContext } from '#content/pages/context'
import type { WithLang } from '#content/schema/with_lang'
import type { ImageProps } from '#media/image_queries'
import type { Translate } from '#shared/messages'

/** A colour as it is shown: picture or bar, number, name, and what it is. */
export type Swatch = Pick<Colour, 'id' | 'code' | 'title' | 'hex' | 'lrv' | 'ral'> & {
  material: string
  surface: string
  /** Bare metal, on which light plays. */
  metallic: boolean
  image: ImageProps | null
} & WithLang

/** A decor as it is shown. */
export type DecorProps = Pick<Decor, 'id' | 'code' | 'title'> & {
  image: ImageProps
  group: string
  material: string
} & WithLang

/** Finishes that leave the metal to be seen. */
const METALLIC = new Set<Finish>([
  'anodised_matt',
  'anodised_polished',
  'brushed',
  'hammered',
  'mill',
])

/** The pictures that colours need. */
export function imagesOf(colours: readonly Colour[]): string[] {
  return colours.flatMap(({ image }) => image ?? [])
}

export function toSwatch(
  { id: key, code, title, hex, lrv, ral, lang, ...colour }: Colour,
  context: PageContext
): Swatch {
  return {
    id: key,
    code,
    title,
    hex,
    lrv,
    ral,
    lang,
    material: context.t(`catalogue.material.${colour.material}`),
    surface: context.t(`catalogue.finish.${colour.finish}`),
    metallic: METALLIC.has(colour.finish),
    image: colour.image ? context.image(colour.image) : null,
  }
}

export function toDecor(
  { id: key, code, title, lang, group, materials }: Decor,
  image: ImageProps,
  t: Translate
): DecorProps {
  return {
    id: key,
    code,
    title,
    lang,
    image,
    group: t(`catalogue.decor_group.${group}`),
    material: materials.map((each) => t(`catalogue.material.${each}`)).join(', '),
  }
}

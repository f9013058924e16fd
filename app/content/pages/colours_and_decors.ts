import { z } from 'zod'
import { filterChoice } from '#app/catalogue/filter_props'
import type { Translate } from '#app/catalogue/facts'
import { DECOR_GROUPS, type Finish, MATERIALS } from '#app/catalogue/vocabulary'
import { catalogueContent, type Colour, type Decor } from '#content/catalogue_content'
import { id, markdown, text } from '#content/fields'
import type { ImageProps, PageContext, WithLang } from '#content/page_context'
import { definePage } from '#content/pages/page_definition'
import { NO_REFERENCES } from '#content/references'

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

const material = z.enum(MATERIALS).optional().catch(undefined)

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
    surface: context.t(`catalogue.surface.${colour.finish}`),
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

/** All colours in their groups, narrowed down by group and material, with hints on choosing. */
export const colorOverviewIndex = definePage({
  texts: ['catalogue.ui.'],
  data: z.strictObject({
    /** The hint box. */
    hint_title: text(),
    hint_text: markdown(),
    hints: z.array(z.strictObject({ id: id(), title: text(), text: text() })).default([]),
  }),
  query: z.object({ group: z.string().optional().catch(undefined), material }),
  async find({ locale }) {
    const { colourGroups } = await catalogueContent(locale)
    const images = imagesOf(colourGroups.flatMap(({ colours }) => colours))
    return { colourGroups, references: { ...NO_REFERENCES, images } }
  },
  load(data, context, { colourGroups }, query) {
    const { t } = context
    const hints: ((typeof data.hints)[number] & WithLang)[] = data.hints
    const group = colourGroups.find((each) => each.id === query.group)
    const used = MATERIALS.filter((each) =>
      colourGroups.some(({ colours }) => colours.some((colour) => colour.material === each))
    )
    return {
      choices: [
        filterChoice(
          'group',
          t('catalogue.facts.colour_group'),
          group?.id,
          colourGroups.map((each) => each.id),
          (value) => colourGroups.find((each) => each.id === value)?.title ?? value
        ),
        filterChoice('material', t('catalogue.facts.material'), query.material, used, (value) =>
          t(`catalogue.material.${value}`)
        ),
      ],
      color_groups: (group ? [group] : colourGroups)
        .map(({ colours, ...each }) => ({
          ...each,
          colours: colours
            .filter((colour) => !query.material || colour.material === query.material)
            .map((colour) => toSwatch(colour, context)),
        }))
        .filter(({ colours }) => colours.length > 0),
      color_hints: hints,
      hint_box: {
        title: data.hint_title,
        text: context.html(data.hint_text),
        lang: (data as WithLang).lang,
      },
    }
  },
})

/** All decors, narrowed down by what they imitate and what they are put on. */
export const decorsIndex = definePage({
  texts: ['catalogue.ui.'],
  data: z.strictObject({}).default({}),
  query: z.object({ group: z.enum(DECOR_GROUPS).optional().catch(undefined), material }),
  async find({ locale, query }) {
    const { decors } = await catalogueContent(locale)
    const all = [...decors.values()]
    const wanted = all.filter(
      ({ group, materials }) =>
        (!query.group || group === query.group) &&
        (!query.material || materials.includes(query.material))
    )
    return {
      materials: MATERIALS.filter((each) => all.some(({ materials }) => materials.includes(each))),
      wanted,
      references: { ...NO_REFERENCES, images: wanted.map(({ image }) => image) },
    }
  },
  load: (_, context, { materials, wanted }, query) => ({
    choices: [
      filterChoice(
        'group',
        context.t('catalogue.facts.decor_group'),
        query.group,
        DECOR_GROUPS,
        (value) => context.t(`catalogue.decor_group.${value}`)
      ),
      filterChoice(
        'material',
        context.t('catalogue.facts.material'),
        query.material,
        materials,
        (value) => context.t(`catalogue.material.${value}`)
      ),
    ],
    decors: wanted.map((decor) => toDecor(decor, context.image(decor.image), context.t)),
  }),
})

import { z } from 'zod'
import { type CatalogueContent, catalogueContent } from '#catalogue/catalogue_queries'
import { swatchParameter } from '#catalogue/colours/swatches'
import { countGroupsBy } from '#catalogue/profile_queries'
import { DECOR_GROUPS } from '#catalogue/vocabulary'
import { colourMatrixOf, DOME, LIGHTS, type Light, ridgeIn, shadowIn } from '#colour_table/light'
import {
  type ChosenSurfaces,
  colourSurface,
  decorSurface,
  findSurface,
  type Pair,
  pairsOf,
  type Surface,
} from '#colour_table/surfaces'
import type { PageContext } from '#content/pages/context'
import { definePage } from '#content/pages/define_page'
import { urlParameter } from '#content/pages/url_parameter'
import { toThumbnail } from '#media/pictures/thumbnail'
import { swatchName } from '#shared/article_choice'

/** The pages with further checks of two surfaces. */
const CONTRAST_CHECKER = 'root.contrast'
const COLOUR_MATCHER = 'color_overview.match'

/**
 * The URL parameters of two floors, a finish between them, and a light:
 * `?floor=decor-oak_mist&floor2=decor-slate_anthracite&finish=silver_matt&light=raking`. Without a
 * second floor both sides are alike; without a light there are all of them, side by side.
 */
const tableParameters = z.object({
  floor: swatchParameter,
  floor2: swatchParameter,
  finish: swatchParameter,
  light: urlParameter(z.enum(LIGHTS)),
})

/** The finishes in which profiles are available, by the names of colours and decors. */
type Available = { colours: ReadonlyMap<string, number>; decors: ReadonlyMap<string, number> }

/** The colour table: two floors and a profile between them, in different light. */
export const colorOverviewTable = definePage({
  texts: [
    'colour_table.all',
    'colour_table.form',
    'colour_table.k',
    'colour_table.light',
    'colour_table.pair',
    'colour_table.pairs',
    'colour_table.screen',
    'colour_table.title',
    'colour_table.values',
    'catalogue.ui.apply',
    'catalogue.ui.reset',
  ],
  data: z.strictObject({}).default({}),
  parameters: tableParameters,
  async query({ locale, parameters }) {
    const content = await catalogueContent(locale)
    const { floor, finish, floor2 = floor } = chosenOf(parameters, content)
    const surfaces = floor && finish && floor2 ? { floor, finish, floor2 } : undefined
    return {
      content,
      available: {
        colours: await countGroupsBy('colour'),
        decors: await countGroupsBy('decor'),
      },
      surfaces,
      pairs: surfaces ? await pairsOf(surfaces) : [],
      lookups: {
        route: [CONTRAST_CHECKER, COLOUR_MATCHER],
        image: Object.values(surfaces ?? {}).flatMap(({ image }) => image ?? []),
      },
    }
  },
  toProps: (_, context, { content, available, surfaces, pairs }, parameters) => ({
    questions: toQuestions(content, available, parameters, context),
    light: {
      value: parameters.light ?? '',
      options: LIGHTS.map((light) => ({
        value: light,
        label: context.t(`colour_table.lights.${light}`),
      })),
    },
    /** Null unless a floor and a finish are given. */
    table: surfaces ? toTable(surfaces, pairs, parameters.light, context) : null,
  }),
  /** Responses to unknown names are not cached. */
  isCacheable: (parameters, { questions }) =>
    questions.every(({ name, value }) => (parameters[name] ?? '') === value),
})

/** Floors are decors; a finish is a colour or a decor. */
function chosenOf(
  { floor, floor2, finish }: z.output<typeof tableParameters>,
  content: CatalogueContent
): Partial<ChosenSurfaces> {
  const floorOf = (name: string | undefined) => {
    const surface = findSurface(name, content)
    return surface?.kind === 'decor' ? surface : undefined
  }
  return { floor: floorOf(floor), floor2: floorOf(floor2), finish: findSurface(finish, content) }
}

function toQuestions(
  content: CatalogueContent,
  available: Available,
  parameters: z.output<typeof tableParameters>,
  { t }: PageContext
) {
  const chosen = chosenOf(parameters, content)
  const decors = [...content.decors.values()]
  const floors = DECOR_GROUPS.map((group) => ({
    id: group,
    label: t(`catalogue.decor_group.${group}`),
    lang: undefined,
    options: decors
      .filter((decor) => decor.group === group)
      .map(decorSurface)
      .map(toOption),
  }))
  const finishes = [
    ...content.colourGroups.map((group) => ({
      id: group.id,
      label: group.title,
      lang: group.lang?.title,
      options: group.colours
        .filter(({ id }) => available.colours.has(id))
        .map((colour) => toOption(colourSurface(colour, content))),
    })),
    {
      id: 'decors',
      label: t('catalogue.ui.decors_title'),
      lang: undefined,
      options: decors
        .filter(({ id }) => available.decors.has(id))
        .map(decorSurface)
        .map(toOption),
    },
  ]
  const question = <Name extends 'floor' | 'finish' | 'floor2'>(
    name: Name,
    empty: string,
    groups: typeof finishes
  ) => ({
    name,
    label: t(`colour_table.${name}`),
    empty,
    value: chosen[name] ? nameOf(chosen[name]) : '',
    groups: groups.filter(({ options }) => options.length > 0),
  })
  return [
    question('floor', t('contrast.choose'), floors),
    question('finish', t('contrast.choose'), finishes),
    question('floor2', t('colour_table.same'), floors),
  ]
}

function toOption(surface: Surface) {
  return { value: nameOf(surface), title: surface.title, lang: surface.lang }
}

/** Returns the name of a surface in the URL: `silver_matt`, `decor-oak_mist`. */
function nameOf({ kind, id }: Surface): string {
  return swatchName(kind, id)
}

function toTable(
  { floor, finish, floor2 }: ChosenSurfaces,
  pairs: readonly Pair[],
  chosen: Light | undefined,
  context: PageContext
) {
  const { t, measures } = context
  return {
    floor: toShown(floor, context),
    finish: toShown(finish, context),
    floor2: toShown(floor2, context),
    profile: { width: DOME.width },
    lights: LIGHTS.filter((light) => !chosen || light === chosen).map((light) => ({
      id: light,
      title: t(`colour_table.lights.${light}`),
      text: t(`colour_table.about.${light}`),
      picture: t('colour_table.picture', {
        light: t(`colour_table.lights.${light}`),
        floor: floor.title,
        finish: finish.title,
        floor2: floor2.title,
      }),
      matrix: colourMatrixOf(light),
      ridge: ridgeIn(light, finish.isMetallic),
      shadow: shadowIn(light),
    })),
    pairs: pairs.map(({ one, other, k, delta, closeness }) => ({
      one: { title: one.title, lang: one.lang },
      other: { title: other.title, lang: other.lang },
      k: measures.ratio(k),
      delta: measures.number(delta),
      closeness: t(`colour_match.closeness.${closeness}`),
    })),
    checks: [
      {
        route: CONTRAST_CHECKER,
        label: t('contrast.form'),
        query: new URLSearchParams({ tread: floor.anchor, nosing: finish.anchor }).toString(),
      },
      {
        route: COLOUR_MATCHER,
        label: t('colour_match.form'),
        query: new URLSearchParams({ decor: floor.id }).toString(),
      },
    ],
  }
}

function toShown({ title, lang, hex, image }: Surface, context: PageContext) {
  const texture = image === undefined ? undefined : context.image(image)
  return { title, lang, hex, image: texture && toThumbnail(texture, 'decorative') }
}

import { z } from 'zod'
import { catalogueContent } from '#catalogue/catalogue_queries'
import { nameInChip } from '#catalogue/colours/names_in_chips'
import { findByName } from '#catalogue/colours/swatch_names'
import { searchParameter, toDecor } from '#catalogue/colours/swatches'
import { countGroupsBy } from '#catalogue/profile_queries'
import { DECOR_GROUPS, MATERIALS } from '#catalogue/vocabulary'
import { emptyListTexts, FILTER_TEXTS, filterChoice } from '#content/pages/choices'
import { definePage } from '#content/pages/define_page'
import { urlParameter } from '#content/pages/url_parameter'
import { toThumbnail } from '#media/pictures/thumbnail'
import { swatchAnchor } from '#shared/anchors'
import { ROUTES } from '#shared/routes'

/** The page of all decors, filtered by number or name, by the imitated material and by carrier. */
export const decorsIndex = definePage({
  texts: [
    ...FILTER_TEXTS,
    'catalogue.ui.decors',
    'catalogue.ui.groups',
    'catalogue.ui.hand_sample',
    'catalogue.ui.texture',
  ],
  routes: [ROUTES.products, ROUTES.list],
  anchors: (_, ids) => ids('decor').map((decor) => swatchAnchor('decor', decor)),
  data: z.strictObject({}).default({}),
  parameters: z.object({
    search: searchParameter,
    group: urlParameter(z.enum(DECOR_GROUPS)),
    material: urlParameter(z.enum(MATERIALS)),
  }),
  isCacheable: ({ search }) => search === undefined,
  async query({ locale, parameters }) {
    const { decors } = await catalogueContent(locale)
    const all = [...decors.values()]
    const wanted = findByName(all, parameters.search ?? '').filter(
      ({ group, materials }) =>
        (!parameters.group || group === parameters.group) &&
        (!parameters.material || materials.includes(parameters.material))
    )
    return {
      materials: MATERIALS.filter((each) => all.some(({ materials }) => materials.includes(each))),
      wanted,
      groups: await countGroupsBy('decor'),
      lookups: { image: wanted.flatMap(({ image, room }) => (room ? [image, room] : [image])) },
    }
  },
  toProps: (_, context, { materials, wanted, groups }, parameters) => ({
    search: {
      name: 'search',
      label: context.t('catalogue.ui.find_decor'),
      value: parameters.search ?? '',
    },
    choices: [
      filterChoice(
        'group',
        context.t('catalogue.facts.decor_group'),
        parameters.group,
        DECOR_GROUPS,
        (value) => context.t(`catalogue.decor_group.${value}`)
      ),
      filterChoice(
        'material',
        context.t('catalogue.facts.material'),
        parameters.material,
        materials,
        (value) => context.t(`catalogue.material.${value}`)
      ),
    ],
    decors: wanted.map((decor) => ({
      ...toDecor(decor, context.image(decor.image), context),
      title: nameInChip(decor.title),
      ...(decor.room && { room: toThumbnail(context.image(decor.room), 'decorative') }),
      groups: groups.get(decor.id),
    })),
    none: emptyListTexts(wanted, context.t, 'catalogue.ui.empty_swatches'),
  }),
})

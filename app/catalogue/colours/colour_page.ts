import { z } from 'zod'
import { catalogueContent } from '#catalogue/catalogue_queries'
import { nameInChip } from '#catalogue/colours/names_in_chips'
import { findByName, isOneOf, namesOf } from '#catalogue/colours/swatch_names'
import { imagesOf, searchParameter, toSwatch } from '#catalogue/colours/swatches'
import { countGroupsBy } from '#catalogue/profile_queries'
import { MATERIALS } from '#catalogue/vocabulary'
import { emptyListTexts, FILTER_TEXTS, filterChoice } from '#content/pages/choices'
import { definePage } from '#content/pages/define_page'
import { urlParameter } from '#content/pages/url_parameter'
import { id, markdown, text } from '#content/schema/fields'
import type { WithLang } from '#content/schema/with_lang'
import { toThumbnail } from '#media/pictures/thumbnail'
import { swatchAnchor } from '#shared/anchors'
import { ROUTES } from '#shared/routes'

/**
 * The page of all colours, filtered by number, name or group and by material, with hints on
 * choosing.
 */
export const colorOverviewIndex = definePage({
  texts: [
    ...FILTER_TEXTS,
    'catalogue.ui.groups',
    'catalogue.ui.hand_sample',
    'catalogue.ui.lrv',
    'records.ui.on_this_page',
  ],
  routes: [ROUTES.products, ROUTES.list],
  anchors: (_, ids) => [
    ...ids('colour_group'),
    ...ids('colour').map((each) => swatchAnchor('colour', each)),
  ],
  data: z.strictObject({
    hint_title: text().describe('The heading of the hint box.'),
    hint_text: markdown().describe('The text of the hint box, in Markdown.'),
    hints: z
      .array(
        z.strictObject({
          id: id().describe('The name of the hint, unique in this list; it never changes.'),
          title: text().describe('The heading of the hint.'),
          text: text().describe('The text of the hint.'),
        })
      )
      .default([])
      .describe('Hints on choosing a colour.'),
  }),
  parameters: z.object({
    search: searchParameter,
    /** The id of a group, which addresses may have instead of `search`. */
    group: urlParameter(z.string()),
    material: urlParameter(z.enum(MATERIALS)),
  }),
  isCacheable: ({ search }) => search === undefined,
  async query({ locale }) {
    const { colourGroups, decors } = await catalogueContent(locale)
    const colours = colourGroups.flatMap((group) => group.colours)
    return {
      colourGroups,
      decors,
      groups: await countGroupsBy('colour'),
      lookups: { image: [...imagesOf(colours), ...colours.flatMap(({ room }) => room ?? [])] },
    }
  },
  toProps(data, context, { colourGroups, decors, groups }, parameters) {
    const { t } = context
    const hints: ((typeof data.hints)[number] & WithLang)[] = data.hints
    const search =
      parameters.search ?? colourGroups.find(({ id: key }) => key === parameters.group)?.title ?? ''
    const all = colourGroups.flatMap(({ colours }) => colours)
    const group = colourGroups.find(({ title }) => isOneOf([title], search))
    const named =
      group?.colours ??
      findByName(all, search, (colour) => {
        const decor = decors.get(colour.decor ?? '')
        return decor ? [...namesOf(colour), decor.code] : namesOf(colour)
      })
    const used = MATERIALS.filter((each) => all.some(({ material }) => material === each))
    const shown = colourGroups
      .map(({ colours, ...each }) => ({
        ...each,
        colours: colours
          .filter((colour) => named.includes(colour))
          .filter(({ material }) => !parameters.material || material === parameters.material)
          .map((colour) => ({
            ...toSwatch(colour, context),
            title: nameInChip(colour.title),
            ...(colour.room && { room: toThumbnail(context.image(colour.room), 'decorative') }),
            groups: groups.get(colour.id),
          })),
      }))
      .filter(({ colours }) => colours.length > 0)
    return {
      search: { name: 'search', label: t('catalogue.ui.find_colour'), value: search },
      choices: [
        filterChoice(
          'material',
          t('catalogue.facts.material'),
          parameters.material,
          used,
          (value) => t(`catalogue.material.${value}`)
        ),
      ],
      color_groups: shown,
      none: emptyListTexts(shown, t, 'catalogue.ui.empty_swatches'),
      color_hints: hints,
      hint_box: {
        title: data.hint_title,
        text: context.html(data.hint_text),
        lang: data.lang,
      },
    }
  },
})

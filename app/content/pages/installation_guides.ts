import { z } from 'zod'
import { type Fixing, FIXINGS } from '#app/catalogue/vocabulary'
import { ExtendedList } from '#content/blocks/extended_list'
import { catalogueContent, type Installation } from '#content/catalogue_content'
import { text } from '#content/fields'
import { findListedPages } from '#content/listed_pages'
import type { WithLang } from '#content/page_context'
import { definePage } from '#content/pages/page_definition'
import type { GroupData } from '#content/pages/product_families'
import { mergeReferences, NO_REFERENCES } from '#content/references'

const guidesSchema = z.strictObject({
  /** Above the list that leads from a way of fixing to its guides. */
  contents_title: text(),
  /** Above the product groups that a guide is for. */
  groups_title: text(),
})

/** The page's own texts. */
export type GuidesContent = z.output<typeof guidesSchema> & WithLang

/**
 * The installation guides, one for each record: the very steps that the pages of the product groups
 * show, found by the way of fixing and with the groups they are for.
 */
export const rootInstallationGuides = definePage({
  data: guidesSchema,
  async find({ locale }) {
    const { installations } = await catalogueContent(locale)
    const guides = [...installations.values()]
    const groups = await findListedPages<GroupData>(locale, (query) =>
      query
        .join('product_groups', 'product_groups.page_key', 'page_translations.page_key')
        .join('product_families', 'product_families.page_key', 'product_groups.family_key')
        .orderBy(['product_families.position', 'product_groups.position'])
    )
    return {
      guides,
      groups: groups.pages,
      references: mergeReferences([
        { ...NO_REFERENCES, routes: groups.references.routes },
        {
          ...NO_REFERENCES,
          images: guides.flatMap(({ steps }) => steps.flatMap(({ image }) => image)),
        },
      ]),
    }
  },
  load: (texts: GuidesContent, context, { guides, groups }) => ({
    texts,
    contents: FIXINGS.map((fixing) => ({
      fixing,
      label: context.t(`catalogue.fixing.${fixing}`),
      guides: guidesFor(fixing, guides),
    })).filter((entry) => entry.guides.length > 0),
    guides: guides.map((guide) => ({
      ...ExtendedList.toProps(guide, context),
      id: guide.id,
      fixings: guide.fixings.map((fixing) => context.t(`catalogue.fixing.${fixing}`)).join(', '),
      groups: groups
        .filter(({ data }) => data.installation === guide.id)
        .map(({ key, data }) => ({ key, title: data.title, lang: data.lang })),
    })),
  }),
})

/** The guides that teach a way of fixing, by name and title. */
function guidesFor(fixing: Fixing, guides: readonly Installation[]) {
  return guides
    .filter(({ fixings }) => fixings.includes(fixing))
    .map(({ id, title, lang }) => ({ id, title, lang }))
}

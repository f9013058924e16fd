import { z } from 'zod'
import { catalogueContent } from '#catalogue/catalogue_queries'
import { findAllGroups } from '#catalogue/groups'
import { toGuide } from '#catalogue/guides/guide_drawings'
import { findProfilesWithCrossSections } from '#catalogue/profile_queries'
import { definePage } from '#content/pages/define_page'
import { text } from '#content/schema/fields'
import type { WithLang } from '#content/schema/with_lang'
import { setInLines } from '#texts/plain_text'

const guidesSchema = z.strictObject({
  contents_title: text().describe(
    'The heading of the list of guides, each of which names its ways of fixing.'
  ),
  groups_title: text().describe('The heading above the product groups that a guide is for.'),
})

/** The texts of the page itself. */
type GuidesContent = z.output<typeof guidesSchema> & WithLang

/** The page of all installation guides, with the same steps as on the pages of their groups. */
export const rootInstallationGuides = definePage({
  texts: ['catalogue.ui.groups', 'catalogue.ui.steps'],
  anchors: (_, ids) => ids('installation'),
  data: guidesSchema,
  async query({ locale }) {
    const { installations } = await catalogueContent(locale)
    const guides = [...installations.values()]
    const drawn = await findProfilesWithCrossSections(guides.flatMap(({ group }) => group ?? []))
    const groups = await findAllGroups(locale)
    return {
      guides,
      drawn,
      groups: groups.pages,
      lookups: {
        route: groups.pages.map(({ key }) => key),
        image: guides.flatMap(({ steps }) => steps.flatMap(({ image }) => image)),
      },
    }
  },
  toProps: (texts: GuidesContent, context, { guides, drawn, groups }) => ({
    texts,
    guides: guides.map((guide) => ({
      ...toGuide(
        guide,
        drawn.find(({ group_key }) => group_key === guide.group),
        context
      ),
      fixings: guide.fixings.map((fixing) => context.t(`catalogue.fixing.${fixing}`)).join(', '),
      groups: groups
        .filter(({ data }) => data.installation === guide.id)
        .map(({ key, data }) => ({ key, title: setInLines(data.title), lang: data.lang })),
    })),
  }),
})

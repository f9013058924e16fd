import { type Fact, groupFacts } from '#app/catalogue/facts'
import { findProfilesWithSections } from '#app/catalogue/profile_queries'
import { drawSections, type SectionDrawing } from '#app/catalogue/section_drawing'
import { toVariants, type Variant } from '#app/catalogue/variants'
import { CONTACT_PERSON_TEXTS } from '#content/blocks/contact_person'
import { ExtendedList } from '#content/blocks/extended_list'
import { catalogueContent } from '#content/catalogue_content'
import { groupRows } from '#content/catalogue_rows'
import { groupSchema } from '#content/catalogue_schema'
import { findDataSheet } from '#content/data_sheets'
import { findListedPages, type ListedPage } from '#content/listed_pages'
import type { WithLang } from '#content/page_context'
import { imagesOf, toDecor, toSwatch } from '#content/pages/colours_and_decors'
import { definePage } from '#content/pages/page_definition'
import { allProducts, type FamilyData, type GroupData } from '#content/pages/product_families'
import { findReferences, toReference } from '#content/pages/references'
import { familyOf } from '#content/product_keys'
import { mergeReferences, NO_REFERENCES } from '#content/references'
import type { TrailStep } from '#content/trail'
import type { Locale } from '#shared/locales'

/** The page that has all installation guides. */
const GUIDES_ROUTE = 'root.installation'

/** How many references a group's page shows. */
const REFERENCES = 3

/** One product group: facts, cross-section, variants, colours, installation, references, contact. */
export const productFamiliesShowGroup = definePage({
  texts: ['catalogue.ui.', ...CONTACT_PERSON_TEXTS],
  data: groupSchema,
  store({ section, profiles, ...data }, key) {
    const stored: GroupData & WithLang = data
    return {
      data: stored,
      rows: groupRows(key, familyOf(key), { ...data, section, profiles }),
      sheet: {
        title: stored.title,
        text: stored.text,
        lang: stored.lang,
        profiles: profiles.map((profile) => ({
          ...profile,
          group_key: key,
          floor_height: profile.floor_height ?? null,
          height_difference: profile.height_difference ?? null,
          section: profile.section ?? section,
        })),
      },
    }
  },
  async find({ key, locale, data }) {
    const family = await findListedPages<FamilyData>(locale, (query) =>
      query.where('page_translations.page_key', familyOf(key))
    )
    const projects = await findReferencesOf(key, locale)
    const { colours, decors, installations } = await catalogueContent(locale)
    const profiles = await findProfilesWithSections(key)
    const datasheet = await findDataSheet(key, locale)
    const chosen = {
      colours: pick(
        colours,
        profiles.flatMap((profile) => profile.colours)
      ),
      decors: pick(
        decors,
        profiles.flatMap((profile) => profile.decors)
      ),
      installation: installations.get(data.installation),
    }
    return {
      family: family.pages[0],
      projects: projects.pages,
      profiles,
      datasheet,
      ...chosen,
      references: mergeReferences([
        {
          ...NO_REFERENCES,
          routes: [familyOf(key), GUIDES_ROUTE],
          files: datasheet ? [datasheet.file] : [],
        },
        projects.references,
        {
          ...NO_REFERENCES,
          images: [...imagesOf(chosen.colours), ...chosen.decors.map(({ image }) => image)],
        },
        {
          ...NO_REFERENCES,
          images: chosen.installation?.steps.flatMap(({ image }) => image) ?? [],
        },
      ]),
    }
  },
  load: (group, context, found) => ({
    group: {
      title: group.title,
      text: group.text,
      image: group.image ? context.image(group.image) : null,
      lang: group.lang,
    },
    trail: [
      allProducts(context),
      ...(found.family ? [stepTo(found.family)] : []),
      { route: null, title: group.title, lang: group.lang?.title },
    ] satisfies TrailStep[],
    facts: groupFacts(found.profiles, context.t, context.measures) satisfies Fact[],
    sections: drawSections(found.profiles, context.t, context.measures) satisfies SectionDrawing[],
    columns: {
      visible_width: context.t('catalogue.facts.visible_width'),
      lengths: context.t('catalogue.facts.lengths'),
      material: context.t('catalogue.facts.material'),
      surface: context.t('catalogue.facts.surface'),
    },
    variants: toVariants(found.profiles, context.t, context.measures) satisfies Variant[],
    /** Null where the group speaks neither German nor English. */
    datasheet: found.datasheet
      ? {
          title: context.t('catalogue.datasheet.title'),
          ...context.file(found.datasheet.file),
          lang: found.datasheet.lang,
        }
      : null,
    colours: found.colours.map((colour) => toSwatch(colour, context)),
    decors: found.decors.map((decor) => toDecor(decor, context.image(decor.image), context.t)),
    installation: found.installation && {
      ...ExtendedList.toProps(found.installation, context),
      id: found.installation.id,
    },
    projects: found.projects.map((project) => toReference(project, context)),
    contact_person_id: group.contact,
  }),
  things: ({ group, trail, variants }, about) => [
    {
      '@type': 'ProductGroup',
      name: group.title,
      description: group.text,
      url: about.url,
      image: about.image(group.image),
      brand: { '@type': 'Brand', name: about.name },
      manufacturer: about.organization,
      category: trail.at(-2)?.title,
      productGroupID: about.key,
      hasVariant: variants.map(({ article_number, material }) => ({
        '@type': 'Product',
        name: `${group.title} ${article_number}`,
        sku: article_number,
        material,
      })),
    },
  ],
})

function stepTo({ key, data }: ListedPage<FamilyData>): TrailStep {
  return { route: key, title: data.title, lang: data.lang?.title }
}

/** References of a group: those that were built with it, then those with others of its family. */
function findReferencesOf(key: string, locale: Locale) {
  return findReferences(locale, (query) =>
    query
      .whereIn('page_translations.page_key', (used) =>
        used.from('reference_families').where('family_key', familyOf(key)).select('page_key')
      )
      .leftJoin('reference_groups', (used) =>
        used
          .on('reference_groups.page_key', 'page_translations.page_key')
          .andOnVal('reference_groups.group_key', key)
      )
      .orderByRaw('reference_groups.group_key is null')
      .limit(REFERENCES)
  )
}

/** The records of some ids, each once; the ids were checked when the content was loaded. */
function pick<Value>(records: ReadonlyMap<string, Value>, ids: readonly string[]): Value[] {
  return [...new Set(ids)].flatMap((id) => records.get(id) ?? [])
}

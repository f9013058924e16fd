import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { z } from 'zod'
import type { Fact } from '#app/catalogue/facts'
import { type FilterChoice, filterChoice } from '#app/catalogue/filter_props'
import { SECTORS } from '#app/catalogue/vocabulary'
import { findListedPages, type ListedPage } from '#content/listed_pages'
import type { ImageProps, PageContext, WithLang } from '#content/page_context'
import { definePage } from '#content/pages/page_definition'
import { pageNumber, pageOf } from '#content/pages/paging'
import type { FamilyData, GroupData } from '#content/pages/product_families'
import { familyOf } from '#content/product_keys'
import { referenceSchema } from '#content/record_schemas'
import type { Locale } from '#shared/locales'

export type ReferenceData = z.output<typeof referenceSchema>

/** A reference as lists show it; its key is its route. */
export type Reference = {
  key: string
  title: string
  text: string
  image: ImageProps | null
  sector: string
  place: string
  year: number
} & WithLang

const PER_PAGE = 9

/**
 * References that speak a language, newest first.
 *
 * @param choose narrows them down, and may say which come before the newest
 */
export function findReferences(
  locale: Locale,
  choose: (query: DatabaseQueryBuilderContract) => DatabaseQueryBuilderContract
) {
  return findListedPages<ReferenceData>(locale, (query) =>
    choose(
      query
        .join('reference_projects', 'reference_projects.page_key', 'page_translations.page_key')
        .where('page_translations.locale', locale)
    ).orderBy([
      { column: 'reference_projects.year', order: 'desc' },
      { column: 'reference_projects.page_key' },
    ])
  )
}

export function toReference(
  { key, data }: ListedPage<ReferenceData>,
  context: PageContext
): Reference {
  const { title, text, place, year, lang } = data
  return {
    key,
    title,
    text,
    place,
    year,
    lang,
    sector: context.t(`catalogue.sector.${data.sector}`),
    image: data.image ? context.image(data.image) : null,
  }
}

/** All references, by sector. */
export const referencesIndex = definePage({
  texts: ['catalogue.ui.', 'records.ui.'],
  data: z.strictObject({}).default({}),
  query: z.object({ sector: z.enum(SECTORS).optional().catch(undefined), page: pageNumber }),
  async find({ locale, query }) {
    return findReferences(locale, (found) =>
      query.sector ? found.where('reference_projects.sector', query.sector) : found
    )
  },
  load(_, context, { pages }, { sector, page }) {
    const { entries, paging } = pageOf(pages, page, PER_PAGE)
    return {
      sector: filterChoice('sector', context.t('catalogue.facts.sector'), sector, SECTORS, (each) =>
        context.t(`catalogue.sector.${each}`)
      ) satisfies FilterChoice,
      references: entries.map((each) => toReference(each, context)),
      paging,
    }
  },
})

/** One reference, with its facts and what was used: families, and of these the groups. */
export const referencesShow = definePage({
  texts: ['catalogue.ui.products'],
  data: referenceSchema,
  store: (data, key) => ({
    data,
    rows: {
      reference_projects: [
        {
          page_key: key,
          sector: data.sector,
          year: data.year,
          running_metres: data.running_metres,
        },
      ],
      reference_families: data.families.map((family_key) => ({ page_key: key, family_key })),
      reference_groups: data.groups.map((group_key) => ({ page_key: key, group_key })),
    },
  }),
  async find({ locale, data }) {
    const used = await findListedPages<FamilyData | GroupData>(locale, (query) =>
      query.whereIn('page_translations.page_key', [...data.families, ...data.groups])
    )
    return { used: used.pages, references: used.references }
  },
  load(reference: ReferenceData & WithLang, context, { used }) {
    const fact = (id: string, text: string, lang?: Locale): Fact & { lang?: Locale } => ({
      id,
      label: context.t(`catalogue.facts.${id}`),
      text,
      lang,
    })
    return {
      image: reference.image ? context.image(reference.image) : null,
      facts: [
        fact('sector', context.t(`catalogue.sector.${reference.sector}`)),
        fact('place', reference.place, reference.lang?.place),
        fact('floor', reference.floor, reference.lang?.floor),
        fact('running_metres', context.measures.metres(reference.running_metres)),
        fact('year', String(reference.year)),
        fact('partner', reference.partner, reference.lang?.partner),
      ],
      products: reference.families.flatMap((family) =>
        linksTo([family], used).map((link) => ({
          ...link,
          groups: linksTo(
            reference.groups.filter((group) => familyOf(group) === family),
            used
          ),
        }))
      ),
    }
  },
})

/** Links to pages with a title, in the order of their keys. */
function linksTo(keys: readonly string[], pages: readonly ListedPage<FamilyData | GroupData>[]) {
  return keys.flatMap((key) =>
    pages
      .filter((page) => page.key === key)
      .map(({ data }) => ({ key, title: data.title, lang: data.lang }))
  )
}

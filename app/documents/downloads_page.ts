import { z } from 'zod'
import { catalogueContent } from '#catalogue/catalogue_queries'
import { stateOf } from '#catalogue/documents'
import { findFamilies } from '#catalogue/families'
import { findGroups } from '#catalogue/groups'
import { findProfilesWithCrossSections } from '#catalogue/profile_queries'
import { findSectionFiles, toDrawnSection } from '#catalogue/section_files/section_files'
import { FILTER_TEXTS, type FilterChoice, filterChoice } from '#content/pages/choices'
import type { PageContext } from '#content/pages/context'
import { definePage } from '#content/pages/define_page'
import { urlParameter } from '#content/pages/url_parameter'
import { parentKey } from '#content/pages/urls'
import { findCatalogueVersion } from '#documents/catalogue_data/catalogue_version'
import { catalogueDataset } from '#documents/catalogue_dataset'
import { containsWords } from '#shared/fold_for_search'
import { DOCUMENT_FORMATS, type DocumentFormat, wantedDocuments } from '#shared/group_documents'
import { LOCALE_TITLES, LOCALES, type Locale } from '#shared/locales'
import { ROUTES } from '#shared/routes'

/** The filters of the page, as its query string has them: `?product=ramp&format=dxf&language=fr`. */
const downloadParameters = z.object({
  /** Words of a group's or family's title, or an article number. */
  product: urlParameter(z.string().trim().min(1).max(80)),
  /** The key of a group, which links name instead of `product`; it may not exist. */
  group: urlParameter(z.string().regex(/^[a-z0-9_.]{1,100}$/)),
  format: urlParameter(z.enum(DOCUMENT_FORMATS)),
  /** The language of the documents; the page's own by default. */
  language: urlParameter(z.enum(LOCALES)),
})

/** The downloads page: the documents of all product groups, by family, and its own blocks. */
export const rootDownloads = definePage({
  texts: [
    ...FILTER_TEXTS,
    'catalogue.data.',
    'catalogue.datasheet.all',
    'catalogue.datasheet.title',
    'catalogue.documents.title',
    'catalogue.tender.title',
    'catalogue.ui.groups',
    'catalogue.ui.section',
    'catalogue.ui.section_of',
    'records.ui.contact',
    'records.ui.on_this_page',
  ],
  routes: [ROUTES.contact],
  data: z.strictObject({}).default({}),
  parameters: downloadParameters,
  isCacheable: ({ product }) => product === undefined,
  async query({ locale }) {
    const families = await findFamilies(locale)
    const groups = await findGroups(locale, {})
    const { colours } = await catalogueContent(locale)
    const drawn = await findSectionFiles(
      groups.pages.map(({ key }) => key),
      findProfilesWithCrossSections,
      colours
    )
    const version = await findCatalogueVersion()
    return {
      families: families.pages,
      groups: groups.pages,
      profiles: groups.profiles,
      drawn,
      version,
      lookups: {},
    }
  },
  toProps(_, context, { families, groups, profiles, drawn }, parameters) {
    const { format = null, language = context.locale } = parameters
    const group = groups.find(({ key }) => key === parameters.group)
    const product = parameters.product ?? group?.data.title ?? ''
    const namesOf = ({ key, data }: (typeof groups)[number]) => [
      data.title,
      ...families.flatMap((family) => (family.key === parentKey(key) ? family.data.title : [])),
      ...profiles.flatMap((each) => (each.group_key === key ? each.article_number : [])),
    ]
    const documentsOf = ({ key }: { key: string }, ofFormat: DocumentFormat | null) =>
      wantedDocuments(
        key,
        { language, format: ofFormat },
        (drawn.get(key) ?? []).map(({ article_number }) => ({ article_number }))
      )
    const formats = new Set(
      groups
        .flatMap((each) => documentsOf(each, null))
        .flatMap(({ files }) => files.map((file) => file.format))
    )
    const named = parameters.product
      ? groups.filter((each) => containsWords(namesOf(each), product))
      : [group ?? groups].flat()
    const shown = named.filter((each) => documentsOf(each, format).length > 0)
    const state = shown[0] ? stateOf(shown[0], context) : ''
    return {
      search: { name: 'product', label: context.t('catalogue.documents.product'), value: product },
      choices: [
        filterChoice(
          'format',
          context.t('catalogue.documents.format'),
          parameters.format,
          DOCUMENT_FORMATS.filter((each) => formats.has(each) || each === format),
          (value) => value.toUpperCase()
        ),
        languageChoice(parameters.language, context),
      ],
      count: shown.length,
      /** The date of the documents of all groups that name none of their own. */
      state,
      /** Null for all formats. */
      format,
      language,
      families: families
        .map(({ key, data }) => ({
          key,
          title: data.title,
          lang: data.lang,
          /** Whether the family's groups are not filtered by product. */
          whole: product === '',
          groups: shown
            .filter((each) => parentKey(each.key) === key)
            .map((each) => ({
              key: each.key,
              title: each.data.title,
              lang: each.data.lang,
              drawn: (drawn.get(each.key) ?? []).map((section) =>
                toDrawnSection(section, context.locale)
              ),
              state: stateOf(each, context) === state ? undefined : stateOf(each, context),
            })),
        }))
        .filter((family) => family.groups.length > 0),
    }
  },
  structuredData: (_, jsonLd, _data, { version }) => [catalogueDataset(version, jsonLd)],
})

/**
 * Returns the filter for the language of documents, in which the page's language is the default.
 */
function languageChoice(
  language: Locale | undefined,
  { locale, t }: Pick<PageContext, 'locale' | 't'>
): FilterChoice {
  return {
    ...filterChoice(
      'language',
      t('catalogue.documents.language'),
      language === locale ? undefined : language,
      LOCALES.filter((each) => each !== locale),
      (value) => LOCALE_TITLES[value],
      (value) => value
    ),
    open: LOCALE_TITLES[locale],
  }
}

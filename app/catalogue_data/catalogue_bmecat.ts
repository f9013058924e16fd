import { findFamilies } from '#catalogue/families'
import type { FamilyData } from '#catalogue/family_schema'
import { lowerFloorHeight } from '#catalogue/heights'
import type { Profile } from '#catalogue/profile_queries'
import { FORMAT_VERSION } from '#catalogue_data/catalogue_schema'
import type { CatalogueVersion } from '#catalogue_data/catalogue_version'
import { type DataFile, groupDataFiles } from '#catalogue_data/data_files'
import { ETIM_CLASSES, type EtimClass } from '#catalogue_data/etim_classes'
import { type ExportedGroup, exportedGroups } from '#catalogue_data/exported_groups'
import { findMaker, type Maker } from '#catalogue_data/maker'
import { appUrl } from '#config/app'
import type { DocumentFormat } from '#shared/group_documents'
import { DEFAULT_LOCALE, type Locale } from '#shared/locales'
import type { MillimetreRange } from '#texts/measures'
import { translate, translator } from '#texts/translate'
import { escapeXml } from '#texts/xml'

/** The languages of the file and their codes (ISO 639-2); the first one is the default. */
const LANGUAGES = { de: 'deu', en: 'eng' } as const satisfies Partial<Record<Locale, string>>

type Spoken = keyof typeof LANGUAGES

const SPOKEN = Object.keys(LANGUAGES) as Spoken[]

/** The maximum length of a short description, in characters. */
const SHORT = 150

/** Unit codes of UN/CEFACT: millimetres, centimetres, metres. */
const UNIT = { mm: 'MMT', cm: 'CMT', m: 'MTR' } as const

/** Document types that BMEcat defines; all others are referred to by their URL. */
const MIME_TYPES: Partial<Record<DocumentFormat, string>> = {
  pdf: 'application/pdf',
  txt: 'text/plain',
}

type Nouns = Record<Spoken, ReadonlyMap<string, FamilyData>>

/**
 * Streams the whole catalogue in BMEcat 2005.1. It states facts and no prices, as the trade sets
 * them.
 */
export async function* writeBmecat(edition: CatalogueVersion): AsyncGenerator<string> {
  const maker = await findMaker(DEFAULT_LOCALE)
  const families = { de: await familiesIn('de'), en: await familiesIn('en') }
  yield `<?xml version="1.0" encoding="UTF-8"?>
<BMECAT version="2005.1" xmlns="http://www.bmecat.org/bmecat/2005.1">
${header(edition, maker)}
<T_NEW_CATALOG>
`
  for await (const groups of exportedGroups()) {
    for (const group of groups) {
      const etim = ETIM_CLASSES[group.family_key]
      for (const profile of group.articles) yield product(group, profile, families, maker, etim)
    }
  }
  yield `</T_NEW_CATALOG>
</BMECAT>
`
}

async function familiesIn(locale: Locale): Promise<ReadonlyMap<string, FamilyData>> {
  const { pages } = await findFamilies(locale)
  return new Map(pages.map(({ key, data }) => [key, data]))
}

function header({ version, changed_at }: CatalogueVersion, { name, address }: Maker): string {
  const languages = SPOKEN.map((locale, index) =>
    element('LANGUAGE', LANGUAGES[locale], index === 0 ? ' default="true"' : '')
  )
  return `<HEADER>
${element('GENERATOR_INFO', `${name}, ${version}`)}
<CATALOG>
${languages.join('\n')}
${element('CATALOG_ID', 'saumer')}
${element('CATALOG_VERSION', /^\d+\.\d+/.exec(FORMAT_VERSION)?.[0] ?? '')}
${element('CATALOG_NAME', name, ' lang="deu"')}
${changed_at ? element('GENERATION_DATE', changed_at) : ''}
</CATALOG>
<LEGAL_INFO>
<AREA_LEGAL_INFO>
${inEach('LEGAL_TEXT', (locale) => translate(locale, 'catalogue.data.licence'))}
</AREA_LEGAL_INFO>
</LEGAL_INFO>
<SUPPLIER>
${element('SUPPLIER_NAME', address?.company ?? name)}
<ADDRESS type="supplier">
${address ? `${element('STREET', address.street)}${element('ZIP', address.postal_code)}${element('CITY', address.city)}${element('PHONE', address.phone)}${element('EMAIL', address.email)}` : ''}
${element('URL', appUrl)}
</ADDRESS>
</SUPPLIER>
</HEADER>`
}

/** Writes an article with its facts, and its ETIM class if that is known. */
export function product(
  group: ExportedGroup,
  profile: Profile,
  families: Nouns,
  { name }: Maker,
  etim: EtimClass | undefined
): string {
  const noun = (locale: Spoken) => families[locale].get(group.family_key)?.noun
  const short = (locale: Spoken) => {
    const title = group.texts.get(locale)?.title
    return title && `${noun(locale) ?? ''} ${title}, ${profile.article_number}`.trim()
  }
  return `<PRODUCT mode="new">
${element('SUPPLIER_PID', profile.article_number, ' type="supplier_specific"')}
<PRODUCT_DETAILS>
${inEach('DESCRIPTION_SHORT', (locale) => short(locale)?.slice(0, SHORT)) || element('DESCRIPTION_SHORT', profile.article_number)}
${inEach('DESCRIPTION_LONG', (locale) => group.texts.get(locale)?.text)}
${element('MANUFACTURER_PID', profile.article_number)}
${element('MANUFACTURER_NAME', name)}
${inEach('KEYWORD', noun)}
</PRODUCT_DETAILS>
${etim ? etimFeatures(etim, profile) : ''}<PRODUCT_FEATURES>
${facts(group, profile)}
</PRODUCT_FEATURES>
<PRODUCT_ORDER_DETAILS>
${element('ORDER_UNIT', UNIT.m)}
</PRODUCT_ORDER_DETAILS>
<PRODUCT_PRICE_DETAILS>
<PRODUCT_PRICE price_type="on_request"/>
</PRODUCT_PRICE_DETAILS>
<MIME_INFO>
${documents(group, profile)}
</MIME_INFO>
</PRODUCT>
`
}

/** Returns the facts of an article in German, with their units. */
function facts({ applications }: ExportedGroup, profile: Profile): string {
  const t = translator(DEFAULT_LOCALE)
  const range = (name: string, sizes: MillimetreRange | null) =>
    sizes ? feature(name, [...new Set([sizes.min, sizes.max])], UNIT.mm) : ''
  const lower = lowerFloorHeight(profile)
  return [
    feature(
      t('catalogue.facts.application'),
      applications.map((place) => t(`catalogue.application.${place}`))
    ),
    range(
      t(lower ? 'catalogue.facts.floor_height_high' : 'catalogue.facts.floor_height'),
      profile.floor_height
    ),
    range(t('catalogue.facts.floor_height_low'), lower),
    range(t('catalogue.facts.height_difference'), profile.height_difference),
    feature(t('catalogue.facts.visible_width'), [profile.visible_width], UNIT.mm),
    feature(t('catalogue.facts.lengths'), profile.lengths, UNIT.cm),
    feature(t('catalogue.facts.material'), [t(`catalogue.material.${profile.material}`)]),
    feature(
      t('catalogue.facts.surface'),
      profile.finishes.map((finish) => t(`catalogue.finish.${finish}`))
    ),
    feature(
      t('catalogue.facts.fixing'),
      profile.fixings.map((fixing) => t(`catalogue.fixing.${fixing}`))
    ),
    feature(t('catalogue.facts.standards'), profile.standards),
  ].join('')
}

function etimFeatures({ release, id, features }: EtimClass, profile: Profile): string {
  const { visible_width_mm: width } = features
  return `<PRODUCT_FEATURES>
${element('REFERENCE_FEATURE_SYSTEM_NAME', release)}
${element('REFERENCE_FEATURE_GROUP_ID', id)}
${width ? feature(width, [profile.visible_width], UNIT.mm) : ''}
</PRODUCT_FEATURES>
`
}

/** Writes a feature with its values; nothing if it has none. */
function feature(name: string, values: readonly (string | number)[], unit?: string): string {
  if (values.length === 0) return ''
  const told = values.map((value) => element('FVALUE', String(value))).join('')
  const measured = unit ? element('FUNIT', unit) : ''
  return `<FEATURE>${element('FNAME', name)}${told}${measured}</FEATURE>\n`
}

/**
 * Writes the page of an article and its documents. One in several languages has several sources.
 */
function documents(group: ExportedGroup, { article_number }: Profile): string {
  const page = inEach('MIME_SOURCE', (locale) => {
    const url = group.texts.get(locale)?.url
    return url && appUrl + url
  })
  const files = groupDataFiles(group, SPOKEN).filter(
    ({ article_numbers }) => !article_numbers || article_numbers.includes(article_number)
  )
  const inLanguages = Map.groupBy(files, ({ kind, format }) => `${kind} ${format}`)
  return [
    page && mime('url', page),
    ...Array.from(inLanguages.values(), (versions) => {
      const [{ kind, format }] = versions as [DataFile]
      const about = element('MIME_DESCR', format.toUpperCase())
      const purpose = kind === 'data_sheet' ? element('MIME_PURPOSE', 'data_sheet') : ''
      return mime(MIME_TYPES[format] ?? 'url', versions.map(source).join(''), about + purpose)
    }),
  ].join('')
}

function source({ path, locale }: DataFile): string {
  const spoken = SPOKEN.find((each) => each === locale)
  return element('MIME_SOURCE', appUrl + path, spoken && ` lang="${LANGUAGES[spoken]}"`)
}

function mime(type: string, sources: string, more = ''): string {
  return `<MIME>${element('MIME_TYPE', type)}${sources}${more}</MIME>`
}

/** Writes a text in each language of the file that has one. */
function inEach(tag: string, textIn: (locale: Spoken) => string | undefined): string {
  return SPOKEN.map((locale) => {
    const text = textIn(locale)
    return text ? element(tag, text, ` lang="${LANGUAGES[locale]}"`) : ''
  }).join('')
}

function element(tag: string, text: string, attributes = ''): string {
  return `<${tag}${attributes}>${escapeXml(text)}</${tag}>`
}

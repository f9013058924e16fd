import { findFamilies } from '#catalogue/families'
import type { FamilyData } from '#catalogue/family_schema'
import type { Profile } from '#catalogue/profile_queries'
import { groupDataFiles } from '#catalogue_data/data_files'
import type { Edition } from '#catalogue_data/edition'
import { ETIM_CLASSES, type EtimClass } from '#catalogue_data/etim_classes'
import { findMaker, type Maker } from '#catalogue_data/maker'
import { type ToldGroup, tellGroups } from '#catalogue_data/told_groups'
import { appUrl } from '#config/app'
import { DEFAULT_LOCALE, type Locale } from '#shared/locales'
import type { MillimetreRange } from '#texts/measures'
import { translator } from '#texts/translate'
import { escapeXml } from '#texts/xml'

/** The languages of the file and their codes (ISO 639-2); the first one is the default. */
const LANGUAGES = { de: 'deu', en: 'eng' } as const satisfies Partial<Record<Locale, string>>

type Spoken = keyof typeof LANGUAGES

const SPOKEN = Object.keys(LANGUAGES) as Spoken[]

/** What a short description may take, in characters. */
const SHORT = 150

/** Units after UN/CEFACT: millimetres, centimetres, metres. */
const UNIT = { mm: 'MMT', cm: 'CMT', m: 'MTR' } as const

type Nouns = Record<Spoken, ReadonlyMap<string, FamilyData>>

/**
 * The whole catalogue after BMEcat 2005.1, piece by piece: what an article is, and no price, as the
 * trade makes them.
 */
export async function* writeBmecat(edition: Edition): AsyncGenerator<string> {
  const maker = await findMaker(DEFAULT_LOCALE)
  const families = { de: await familiesIn('de'), en: await familiesIn('en') }
  yield `<?xml version="1.0" encoding="UTF-8"?>
<BMECAT version="2005.1" xmlns="http://www.bmecat.org/bmecat/2005.1">
${header(edition, maker)}
<T_NEW_CATALOG>
`
  for await (const groups of tellGroups()) {
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

function header({ version, changed_at }: Edition, { name, address }: Maker): string {
  const languages = SPOKEN.map((locale, index) =>
    element('LANGUAGE', LANGUAGES[locale], index === 0 ? ' default="true"' : '')
  )
  return `<HEADER>
${element('GENERATOR_INFO', `${name}, ${version}`)}
<CATALOG>
${languages.join('\n')}
${element('CATALOG_ID', 'saumer')}
${element('CATALOG_VERSION', '1.0')}
${element('CATALOG_NAME', name, ' lang="deu"')}
${changed_at ? element('GENERATION_DATE', changed_at) : ''}
</CATALOG>
<SUPPLIER>
${element('SUPPLIER_NAME', address?.company ?? name)}
<ADDRESS type="supplier">
${address ? `${element('STREET', address.street)}${element('ZIP', address.postal_code)}${element('CITY', address.city)}${element('PHONE', address.phone)}${element('EMAIL', address.email)}` : ''}
${element('URL', appUrl)}
</ADDRESS>
</SUPPLIER>
</HEADER>`
}

/** An article with its facts; its class stands there only where it is known for certain. */
export function product(
  group: ToldGroup,
  profile: Profile,
  families: Nouns,
  { name }: Maker,
  etim: EtimClass | undefined
): string {
  const inEach = (tag: string, textIn: (locale: Spoken) => string | undefined) =>
    SPOKEN.map((locale) => {
      const text = textIn(locale)
      return text ? element(tag, text, ` lang="${LANGUAGES[locale]}"`) : ''
    }).join('')
  const noun = (locale: Spoken) => families[locale].get(group.family_key)?.noun
  const short = (locale: Spoken) => {
    const title = group.texts.get(locale)?.title
    return title && `${noun(locale) ?? ''} ${title}, ${profile.article_number}`.trim()
  }
  const files = groupDataFiles(group.key).filter(({ locale }) => locale === null)
  const page = group.texts.get(DEFAULT_LOCALE) ?? [...group.texts.values()][0]
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
${facts(profile)}
</PRODUCT_FEATURES>
<PRODUCT_ORDER_DETAILS>
${element('ORDER_UNIT', UNIT.m)}
</PRODUCT_ORDER_DETAILS>
<PRODUCT_PRICE_DETAILS>
<PRODUCT_PRICE price_type="on_request"/>
</PRODUCT_PRICE_DETAILS>
<MIME_INFO>
${page ? mime('url', appUrl + page.url) : ''}${files.map(({ url }) => mime('url', appUrl + url)).join('')}
</MIME_INFO>
</PRODUCT>
`
}

/** The facts of an article in German, with their units. */
function facts(profile: Profile): string {
  const t = translator(DEFAULT_LOCALE)
  const range = (name: string, sizes: MillimetreRange | null) =>
    sizes ? feature(name, [...new Set([sizes.min, sizes.max])], UNIT.mm) : ''
  return [
    range(t('catalogue.facts.floor_height'), profile.floor_height),
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

/** A feature with its values; nothing where there is none. */
function feature(name: string, values: readonly (string | number)[], unit?: string): string {
  if (values.length === 0) return ''
  const told = values.map((value) => element('FVALUE', String(value))).join('')
  const measured = unit ? element('FUNIT', unit) : ''
  return `<FEATURE>${element('FNAME', name)}${told}${measured}</FEATURE>\n`
}

function mime(type: string, source: string): string {
  return `<MIME>${element('MIME_TYPE', type)}${element('MIME_SOURCE', source)}</MIME>`
}

function element(tag: string, text: string, attributes = ''): string {
  return `<${tag}${attributes}>${escapeXml(text)}</${tag}>`
}

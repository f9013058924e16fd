import { accessoryName } from '#catalogue/accessories/accessory_words'
import { findFamilies } from '#catalogue/families'
import type { FamilyData } from '#catalogue/family_schema'
import { lowerFloorHeight } from '#catalogue/heights'
import { findMaker, type Maker } from '#catalogue/maker'
import type { Profile } from '#catalogue/profile_queries'
import { appUrl } from '#config/app'
import { FORMAT_VERSION } from '#documents/catalogue_data/catalogue_schema'
import type { CatalogueVersion } from '#documents/catalogue_data/catalogue_version'
import { type DataFile, groupDataFiles } from '#documents/catalogue_data/data_files'
import {
  type ExportedAccessory,
  type ExportedGroup,
  exportedArticles,
} from '#documents/catalogue_data/exported_groups'
import type { DocumentFormat } from '#shared/group_documents'
import { DEFAULT_LOCALE, type Locale } from '#shared/locales'
import { type MillimetreRange, measuresOf } from '#texts/measures'
import { translate, translator } from '#texts/translate'
import { element, streamElement, streamXmlDocument, type Xml, type XmlContent } from '#texts/xml'

/** The languages of the file and their codes (ISO 639-2); the first one is the default. */
const LANGUAGES = { de: 'deu', en: 'eng' } as const satisfies Partial<Record<Locale, string>>

type Spoken = keyof typeof LANGUAGES

const SPOKEN = Object.keys(LANGUAGES) as Spoken[]

/** The maximum length of a short description, in characters. */
const MAX_SHORT_DESCRIPTION = 150

/** Unit codes of UN/CEFACT: millimetres, centimetres, metres, pieces, pairs. */
const UNIT = { mm: 'MMT', cm: 'CMT', m: 'MTR', piece: 'C62', pair: 'PR' } as const

/** Document types that BMEcat defines; all others are referred to by their URL. */
const MIME_TYPES: Partial<Record<DocumentFormat, string>> = {
  pdf: 'application/pdf',
  txt: 'text/plain',
}

/** Streams the whole catalogue in BMEcat 2005.1. It has no prices, because the trade sets them. */
export function writeBmecat(version: CatalogueVersion): AsyncGenerator<string> {
  return streamXmlDocument('BMECAT', contents(version), {
    version: '2005.1',
    xmlns: 'http://www.bmecat.org/bmecat/2005.1',
  })
}

async function* contents(version: CatalogueVersion): AsyncGenerator<Xml> {
  const maker = await findMaker(DEFAULT_LOCALE)
  yield header(version, maker)
  yield* streamElement('T_NEW_CATALOG', products(maker))
}

async function* products(maker: Maker): AsyncGenerator<Xml> {
  const families = { de: await familiesIn('de'), en: await familiesIn('en') }
  for await (const found of exportedArticles()) {
    yield 'profile' in found
      ? product(found.group, found.profile, families, maker)
      : accessoryProduct(found, maker)
  }
}

async function familiesIn(locale: Locale): Promise<ReadonlyMap<string, FamilyData>> {
  const { pages } = await findFamilies(locale)
  return new Map(pages.map(({ key, data }) => [key, data]))
}

function header({ version, changed_at }: CatalogueVersion, { name, address }: Maker): Xml {
  return element('HEADER', [
    element('GENERATOR_INFO', `${name}, ${version}`),
    element('CATALOG', [
      SPOKEN.map((locale, index) =>
        element('LANGUAGE', LANGUAGES[locale], { default: index === 0 ? 'true' : undefined })
      ),
      element('CATALOG_ID', 'saumer'),
      element('CATALOG_VERSION', /^\d+\.\d+/.exec(FORMAT_VERSION)?.[0]),
      element('CATALOG_NAME', name, { lang: LANGUAGES.de }),
      changed_at && element('GENERATION_DATE', changed_at),
    ]),
    element(
      'LEGAL_INFO',
      element(
        'AREA_LEGAL_INFO',
        inEach('LEGAL_TEXT', (locale) => translate(locale, 'catalogue.data.licence'))
      )
    ),
    element('SUPPLIER', [
      element('SUPPLIER_NAME', address?.company ?? name),
      element(
        'ADDRESS',
        [
          address && [
            element('STREET', address.street),
            element('ZIP', address.postal_code),
            element('CITY', address.city),
            element('PHONE', address.phone),
            element('EMAIL', address.email),
          ],
          element('URL', appUrl),
        ],
        { type: 'supplier' }
      ),
    ]),
  ])
}

function product(
  group: ExportedGroup,
  profile: Profile,
  families: Record<Spoken, ReadonlyMap<string, FamilyData>>,
  { name }: Maker
): Xml {
  const { article_number } = profile
  const noun = (locale: Spoken) => families[locale].get(group.family_key)?.noun
  const titles = inEach('DESCRIPTION_SHORT', (locale) => {
    const title = group.texts.get(locale)?.title
    return (
      title &&
      `${noun(locale) ?? ''} ${title}, ${article_number}`.trim().slice(0, MAX_SHORT_DESCRIPTION)
    )
  })
  return element(
    'PRODUCT',
    [
      element('SUPPLIER_PID', article_number, { type: 'supplier_specific' }),
      element('PRODUCT_DETAILS', [
        titles.length > 0 ? titles : element('DESCRIPTION_SHORT', article_number),
        inEach('DESCRIPTION_LONG', (locale) => group.texts.get(locale)?.text),
        element('MANUFACTURER_PID', article_number),
        element('MANUFACTURER_NAME', name),
        inEach('KEYWORD', noun),
      ]),
      element('PRODUCT_FEATURES', facts(group, profile)),
      element('PRODUCT_ORDER_DETAILS', element('ORDER_UNIT', UNIT.m)),
      element('PRODUCT_PRICE_DETAILS', element('PRODUCT_PRICE', [], { price_type: 'on_request' })),
      element('MIME_INFO', documents(group, profile)),
    ],
    { mode: 'new' }
  )
}

/** Returns an accessory, ordered in pieces, pairs or metres; its facts say what it fits. */
function accessoryProduct({ accessory, fits, group }: ExportedAccessory, { name }: Maker): Xml {
  const { article_number, unit, pack, lengths, material } = accessory
  const t = translator(DEFAULT_LOCALE)
  return element(
    'PRODUCT',
    [
      element('SUPPLIER_PID', article_number, { type: 'supplier_specific' }),
      element('PRODUCT_DETAILS', [
        inEach('DESCRIPTION_SHORT', (locale) =>
          `${accessoryName(
            accessory,
            group.texts.get(locale)?.inserts ?? [],
            translator(locale),
            measuresOf(locale)
          )}, ${article_number}`.slice(0, MAX_SHORT_DESCRIPTION)
        ),
        element('MANUFACTURER_PID', article_number),
        element('MANUFACTURER_NAME', name),
        inEach('KEYWORD', (locale) => translate(locale, 'catalogue.ui.accessories')),
      ]),
      element('PRODUCT_FEATURES', [
        feature(t('catalogue.ui.fits'), fits),
        feature(
          t('catalogue.facts.material'),
          material ? [t(`catalogue.material.${material}`)] : []
        ),
        feature(t('catalogue.facts.lengths'), lengths, UNIT.cm),
        feature(
          t('catalogue.ui.pack'),
          unit === 'bar' ? [] : [pack],
          UNIT[unit === 'pair' ? 'pair' : 'piece']
        ),
      ]),
      element('PRODUCT_ORDER_DETAILS', element('ORDER_UNIT', unit === 'bar' ? UNIT.m : UNIT[unit])),
      element('PRODUCT_PRICE_DETAILS', element('PRODUCT_PRICE', [], { price_type: 'on_request' })),
    ],
    { mode: 'new' }
  )
}

/** Returns the facts of an article in German, with their units. */
function facts({ applications }: ExportedGroup, profile: Profile): XmlContent {
  const t = translator(DEFAULT_LOCALE)
  const range = (name: string, sizes: MillimetreRange | null) =>
    sizes && feature(name, [...new Set([sizes.min, sizes.max])], UNIT.mm)
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
  ]
}

/** Returns a feature with its values; undefined if it has none. */
function feature(
  name: string,
  values: readonly (string | number)[],
  unit?: string
): Xml | undefined {
  if (values.length === 0) return undefined
  return element('FEATURE', [
    element('FNAME', name),
    ...values.map((value) => element('FVALUE', value)),
    unit && element('FUNIT', unit),
  ])
}

/** Returns the page of an article and its documents, each with a source per language. */
function documents(group: ExportedGroup, { article_number }: Profile): Xml[] {
  const page = inEach('MIME_SOURCE', (locale) => {
    const url = group.texts.get(locale)?.url
    return url && appUrl + url
  })
  const files = groupDataFiles(group, SPOKEN).filter(
    ({ article_numbers }) => !article_numbers || article_numbers.includes(article_number)
  )
  const inLanguages = Map.groupBy(files, ({ kind, format }) => `${kind} ${format}`)
  return [
    ...(page.length > 0 ? [mime('url', page)] : []),
    ...Array.from(inLanguages.values(), (versions) => {
      const [{ kind, format }] = versions as [DataFile]
      return mime(MIME_TYPES[format] ?? 'url', [
        ...versions.map(source),
        element('MIME_DESCR', format.toUpperCase()),
        kind === 'data_sheet' ? element('MIME_PURPOSE', 'data_sheet') : undefined,
      ])
    }),
  ]
}

function source({ path, locale }: DataFile): Xml {
  const spoken = SPOKEN.find((each) => each === locale)
  return element('MIME_SOURCE', appUrl + path, { lang: spoken && LANGUAGES[spoken] })
}

function mime(type: string, content: XmlContent): Xml {
  return element('MIME', [element('MIME_TYPE', type), content])
}

/** Returns a text in each language of the file that has one. */
function inEach(name: string, textIn: (locale: Spoken) => string | undefined): Xml[] {
  return SPOKEN.flatMap((locale) => {
    const text = textIn(locale)
    return text ? element(name, text, { lang: LANGUAGES[locale] }) : []
  })
}

import type { LanguageFiles } from '#content/loading/content_files'
import type { Origin } from '#content/loading/overlay'
import type { Reading } from '#content/loading/reading'
import type { AnyPageDefinition, StoredRecord } from '#content/pages/define_page'
import { type PageContent, pageSchema } from '#content/pages/page_schema'
import { pageUrl } from '#content/pages/urls'
import { type Lookups, toLookups } from '#content/schema/lookups'
import type { RowsByTable } from '#content/schema/tables'
import { collectLinks, isRecord } from '#content/schema/walk'
import type { Locale } from '#shared/locales'

/** A page, whatever its language. */
export type PageFile = {
  key: string
  component: string
  source: Locale
  gone: boolean
  noindex: boolean
  expires_on: string | null
  /** What the page's record has in tables of its own. */
  rows: RowsByTable
}

/** A page in one language. */
export type PageTranslation = {
  key: string
  component: string
  locale: Locale
  path: string
  gone: boolean
  content: PageContent
  lookups: Lookups
  /** The record of the page's component as it is kept, and what it alone links to. */
  data: object
  data_lookups: Lookups
  /** The record as the editor wrote it. */
  record: unknown
  origin: Origin
}

/** Pages in all their languages. */
export type PageFiles = { pages: PageFile[]; translations: PageTranslation[] }

/** What pages show by looking it up; other links lead to records that their own rooms read. */
const SHOWN = ['route', 'image', 'file', 'contact']

/** Reads all pages by the definitions of their components. */
export async function readPages(
  reading: Reading,
  definitions: Readonly<Record<string, AnyPageDefinition>>
): Promise<PageFiles> {
  const files: PageFiles = { pages: [], translations: [] }
  for (const record of await reading.records('pages')) {
    const component = readComponent(record, reading, Object.keys(definitions))
    if (component) readPage(record, component, definitions[component], reading, files)
  }
  return files
}

/**
 * The component of a page. A page with errors can be linked to all the same: the link is not what
 * is wrong.
 */
function readComponent(
  record: LanguageFiles,
  { links, problems }: Reading,
  known: string[]
): string | undefined {
  const key = pageKey(record.name)
  links.addTarget('route', key)
  const source = record.files.get(record.source)
  if (!source) return undefined
  const component = isRecord(source.data) ? source.data.component : undefined
  if (typeof component === 'string') links.addTarget('route', key, component)
  if (typeof component === 'string' && known.includes(component)) return component
  problems.add({
    severity: 'error',
    ...source.place(['component']),
    message: `unknown component ${JSON.stringify(component)}`,
    remedy: `Use one of ${known.join(', ')}.`,
  })
  return undefined
}

function readPage(
  record: LanguageFiles,
  component: string,
  definition: AnyPageDefinition,
  reading: Reading,
  files: PageFiles
) {
  const key = pageKey(record.name)
  const schema = pageSchema(component, definition.data)
  for (const locale of record.files.keys()) {
    const localized = reading.localize(schema, record, locale)
    if (!localized) continue
    const { value, origin } = localized
    const { path, gone, noindex, data: written, component: _, source: __, ...content } = value
    const stored: StoredRecord<object> = definition.store?.(written, key) ?? {
      data: written,
      rows: {},
    }
    if (locale === record.source) {
      const { rows, expires_on = null, unique = [], links = [] } = stored
      for (const link of links) reading.links.add({ ...link, origin })
      for (const each of unique) reading.taken.take(each.what, origin(each.path), each.remedy)
      files.pages.push({ key, component, source: locale, gone, noindex, expires_on, rows })
    }
    const address = pageUrl(locale, path)
    reading.taken.take(`the address ${address}`, origin(['path']), OTHER_PATH)
    files.translations.push({
      key,
      component,
      locale,
      path,
      gone,
      content,
      lookups: shownLookups(schema, value),
      data: stored.data,
      data_lookups: shownLookups(definition.data, written),
      record: written,
      origin,
    })
  }
}

/** What to do where two pages or redirects have the same address. */
export const OTHER_PATH = 'Give one of the two another path.'

function shownLookups(schema: AnyPageDefinition['data'], value: unknown): Lookups {
  return toLookups(collectLinks(schema, value).filter(({ kind }) => SHOWN.includes(kind)))
}

/** The route name of a page: its folder below pages, joined by dots, without a last `index`. */
function pageKey(folder: string): string {
  return folder.replace(/\/index$/, '').replaceAll('/', '.')
}

import type { z } from 'zod'
import { routesOf } from '#content/blocks/blocks'
import { pageKeyOf, type RecordFiles } from '#content/loading/content_files'
import type { PlacedLink } from '#content/loading/links/link_checks'
import type { Origin } from '#content/loading/overlay'
import type { Reading, ReadRecord } from '#content/loading/reading'
import { checksumOf } from '#content/loading/sync_table'
import type { AnyPageDefinition, StoredRecord } from '#content/pages/define_page'
import { type PageContent, type PageValue, pageSchema } from '#content/pages/page_schema'
import { pageUrl } from '#content/pages/urls'
import type { PageHead, SourcePage } from '#content/schema/derive_pictures'
import type { Link } from '#content/schema/links'
import { toLookups } from '#content/schema/lookups'
import { didYouMean } from '#content/schema/nearest'
import type { LoadedRow, RowsByTable } from '#content/schema/tables'
import { collectLinks } from '#content/schema/walk'
import { toJson } from '#database/stored_values'
import { isRecord } from '#shared/is_record'
import type { Locale } from '#shared/locales'
import type { RouteName } from '#shared/routes'

/** A page, independent of language. */
type PageFile = {
  key: string
  component: string
  source: Locale
  gone: boolean
  noindex: boolean
  expires_on: string | null
  rows: RowsByTable
}

/**
 * A page in one language. Its row is not held in memory, because all rows together may be large.
 */
export type PageTranslation = SourcePage & {
  draft: boolean
  publish_from: string | null
  publish_until: string | null
  checksum: string
  origin: Origin
  /** Reads its row again. */
  row: () => TranslationRow
}

type TranslationRow = LoadedRow<'page_translations'>

/** All pages in all their languages. */
export type PageFiles = {
  pages: PageFile[]
  translations: PageTranslation[]
  blockRoutes: Set<RouteName>
}

/** The validated file of a page, with what was localized. */
type LocalizedPage = PageValue & PageContent

/**
 * The link kinds that pages look up to show their targets. Other kinds link to records that their
 * own modules read.
 */
const SHOWN = ['route', 'image', 'file', 'contact']

/** Reads all pages by the definitions of their components. */
export async function readPages(
  reading: Reading,
  definitions: Readonly<Record<string, AnyPageDefinition>>
): Promise<PageFiles> {
  const found: PageFiles = { pages: [], translations: [], blockRoutes: new Set() }
  const records = await reading.find('pages')
  for (const [index, files] of records.entries()) {
    reading.report('pages', index, records.length)
    readPage(files, reading, definitions, found)
  }
  return found
}

function readPage(
  files: RecordFiles,
  reading: Reading,
  definitions: Readonly<Record<string, AnyPageDefinition>>,
  found: PageFiles
) {
  const key = pageKeyOf(files.name)
  reading.links.addTarget('route', key)
  const read = reading.read(files, {
    schema: (data, place) => {
      const component = componentOf(key, data, place, Object.keys(definitions), reading)
      return component === undefined ? undefined : schemaOf(component, definitions[component])
    },
    languages: 'written',
  })
  const versions = read?.versions as ReadonlyMap<Locale, LocalizedPage> | undefined
  const [first] = versions?.values() ?? []
  if (!read || !versions || !first) return

  const { record } = read
  const page = new PageRecord(key, first.component, definitions[first.component], record)
  const source = versions.get(record.source)
  if (source) found.pages.push(page.addSource(source, reading))
  reading.links.add(() => page.links())
  for (const [locale, value] of versions) {
    found.translations.push(page.translation(locale, value))
    for (const route of routesOf(value.blocks)) found.blockRoutes.add(route)
    const place = () => record.origin(locale)(['path'])
    reading.uniqueIndex.add(`the address ${pageUrl(locale, value.path)}`, place, OTHER_PATH)
  }
}

/** Returns the component of a page. A page with errors remains a valid link target. */
function componentOf(
  key: string,
  data: unknown,
  place: Origin,
  known: readonly string[],
  { links, problems }: Reading
): string | undefined {
  const component = isRecord(data) ? data.component : undefined
  if (typeof component === 'string') links.addTarget('route', key, component)
  if (typeof component === 'string' && known.includes(component)) return component
  problems.error(
    place(['component']),
    component === undefined
      ? '"component" is missing'
      : `unknown component ${JSON.stringify(component)}`,
    `${typeof component === 'string' ? didYouMean(component, known) : ''}Use one of ${known.join(', ')}.`
  )
  return undefined
}

function headOf({ hero, meta, data }: LocalizedPage): PageHead {
  const { title, image } = data as { title?: unknown; image?: unknown }
  return {
    title: hero?.hero_headline ?? (typeof title === 'string' ? title : meta.title),
    topline: hero?.hero_topline ?? '',
    image: meta.image ?? hero?.hero_image ?? (typeof image === 'string' ? image : undefined),
  }
}

/** Schemas by component, so that what is derived of a schema is cached for all its pages. */
const schemas = new WeakMap<AnyPageDefinition, z.ZodType>()

function schemaOf(component: string, definition: AnyPageDefinition): z.ZodType {
  const schema = schemas.get(definition) ?? pageSchema(component, definition.data)
  schemas.set(definition, schema)
  return schema
}

/** Collects the rows and links of a page. */
class PageRecord {
  /** A hash of the page's language-independent content. */
  #ownRows: string | null = null
  #sourceLinks: readonly Link[] = []
  /** The links of values that are in memory at present. */
  readonly #links = new WeakMap<LocalizedPage, readonly Link[]>()

  constructor(
    private readonly key: string,
    private readonly component: string,
    private readonly definition: AnyPageDefinition,
    private readonly record: ReadRecord
  ) {}

  /** Adds the language-independent content of the source. */
  addSource(value: LocalizedPage, { uniqueIndex, links: known }: Reading): PageFile {
    const { gone, noindex } = value
    const { rows, expires_on = null, unique = [], ...stored } = this.#store(value)
    const { links = [], targets = [] } = stored
    const { key, component } = this
    const { source } = this.record
    this.#sourceLinks = links
    this.#ownRows = checksumOf([component, gone, noindex, expires_on, rows])
    for (const { kind, key: target } of targets) known.addTarget(kind, target)
    for (const { what, path, remedy } of unique) {
      uniqueIndex.add(what, () => this.record.origin(source)(path), remedy)
    }
    return { key, component, source, gone, noindex, expires_on, rows }
  }

  translation(locale: Locale, value: LocalizedPage): PageTranslation {
    const { key, component } = this
    const { path, gone, status, publish_from = null, publish_until = null } = value
    const readAgain = () => this.record.versions().get(locale) as LocalizedPage
    return {
      key,
      component,
      locale,
      path,
      gone,
      draft: status === 'draft',
      publish_from,
      publish_until,
      checksum: checksumOf(this.#row(locale, value)),
      head: headOf(value),
      origin: this.record.origin(locale),
      row: () => this.#row(locale, readAgain()),
      record: () => readAgain().data,
    }
  }

  links(): PlacedLink[] {
    const versions = this.record.versions() as ReadonlyMap<Locale, LocalizedPage>
    return Array.from(versions).flatMap(([locale, value]) => {
      const origin = this.record.origin(locale)
      const own = locale === this.record.source ? this.#sourceLinks : []
      return [...this.#linksOf(value), ...own].map((link) => ({ ...link, origin }))
    })
  }

  #row(locale: Locale, value: LocalizedPage): TranslationRow {
    const { path, status, publish_from = null, publish_until = null } = value
    const shown = this.#linksOf(value).filter(({ kind }) => SHOWN.includes(kind))
    return {
      page_key: this.key,
      locale,
      path,
      draft: status === 'draft',
      publish_from,
      publish_until,
      own_rows: this.#ownRows,
      content: toJson(contentOf(value)),
      lookups: toJson(toLookups(shown)),
      data: toJson(this.#store(value).data),
      data_lookups: toJson(toLookups(shown.filter((link) => link.path[0] === 'data'))),
    }
  }

  #store({ data }: LocalizedPage): StoredRecord<object> {
    return this.definition.store?.(data, this.key) ?? { data, rows: {} }
  }

  #linksOf(value: LocalizedPage): readonly Link[] {
    const links = this.#links.get(value)
    if (links) return links
    const found = collectLinks(schemaOf(this.component, this.definition), value)
    this.#links.set(value, found)
    return found
  }
}

/** Returns the content that is stored as JSON: what has no column of its own. */
function contentOf({ meta, hero, intro, blocks, lang }: LocalizedPage): PageContent {
  return { meta, hero, intro, blocks, lang }
}

/** The remedy for two pages or redirects with the same address. */
export const OTHER_PATH = 'Give one of the two another path.'

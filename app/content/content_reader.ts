import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import type { SenderAddress } from '#app/datasheet/data_sheet'
import {
  type ContentRecord,
  type Path,
  readContentFile,
  readContentRecords,
} from '#content/content_files'
import { type ContactContent, contactSchema, flagOf } from '#content/contact_schema'
import type { ContentProblems } from '#content/content_problems'
import type { CatalogueFiles } from '#content/catalogue_rows'
import {
  coloursSchema,
  decorsSchema,
  eventsSchema,
  installationsSchema,
} from '#content/catalogue_schema'
import { type PlacedGroup, readDataSheets } from '#content/data_sheets'
import { type Alts, type MediaFiles, readMedia } from '#content/media_reader'
import { type LocalizedRecord, localizeRecord, type Origin } from '#content/overlay'
import type { WithLang } from '#content/page_context'
import { pageSchema } from '#content/page_schema'
import { isPageName, type PageName, pages } from '#content/pages'
import type { AnyPageDefinition, StoredRecord } from '#content/pages/page_definition'
import type { RecordRows } from '#content/record_tables'
import { checkReferences, type KnownRecords, type PlacedReference } from '#content/reference_checks'
import { type References, toReferences } from '#content/references'
import { describeIssue } from '#content/schema_issues'
import { collectReferences, isRecord } from '#content/schema_walk'
import {
  footerNavigationSchema,
  imagesSchema,
  mainNavigationSchema,
  redirectsSchema,
  settingsSchema,
} from '#content/site_schema'
import { pageUrl } from '#content/urls'
import { LOCALES, type Locale } from '#shared/locales'

/** Everything editors wrote, valid and consistent, in every language. */
export type SiteFiles = MediaFiles & {
  pages: {
    key: string
    component: PageName
    source: Locale
    gone: boolean
    noindex: boolean
    expires_on: string | null
    /** What the page's record has in tables of its own. */
    rows: RecordRows
  }[]
  translations: {
    key: string
    locale: Locale
    path: string
    content: object
    references: References
    /** The record of the page's component, and what it alone refers to. */
    data: object
    data_references: References
  }[]
  navigation: Record<'main' | 'footer', Map<Locale, NavigationContent[]>>
  settings: Map<Locale, z.output<typeof settingsSchema>>
  redirects: z.output<typeof redirectsSchema>
  contacts: ContactFile[]
  catalogue: CatalogueFiles
}

type Place = ReturnType<Origin>

/** A contact person with the position in each language that says it. */
export type ContactFile = ContactContent & {
  translations: { locale: Locale; position: string }[]
}

/** An entry of a menu; the footer's entries have no children. */
export type NavigationContent = {
  id: string
  title: string
  route?: string
  url?: string
  external?: boolean
  description?: string
  text_overview?: string
  card_link?: string
  card_text?: string
  info?: boolean
  children?: NavigationContent[]
  lang?: Record<string, Locale>
}

/**
 * Reads `resources/content` and checks it as a whole: each file against its schema, each link and
 * picture against what exists, each address against all others.
 *
 * @param root the application's root
 * @param problems receives every error and warning, in one go
 */
export async function readSiteFiles(root: string, problems: ContentProblems): Promise<SiteFiles> {
  const reader = new SiteReader(root, problems)
  return reader.read()
}

class SiteReader {
  readonly #content: string
  readonly #media: string

  /** What content names, each with the place where it does. */
  #references: PlacedReference[] = []

  /** What may be named; pages with errors included: a link to them is not wrong. */
  readonly #known: KnownRecords = {
    route: new Map(),
    contact: new Map(),
    colour: new Map(),
    decor: new Map(),
    installation: new Map(),
  }

  /** Every address of a page or an old page, and the file that takes it. */
  readonly #addresses = new Map<string, string | undefined>()

  /** Every article number, and the profile that takes it. */
  readonly #articles = new Map<string, string | undefined>()

  /** Product groups that data sheets are made of, and the address that these give. */
  readonly #groups: PlacedGroup[] = []
  readonly #senders = new Map<Locale, SenderAddress>()

  constructor(
    private readonly root: string,
    private readonly problems: ContentProblems
  ) {
    this.#content = join(root, 'resources/content')
    this.#media = join(root, 'resources/media')
  }

  async read(): Promise<SiteFiles> {
    const site = {
      ...(await this.#readPages()),
      navigation: {
        main: await this.#readEveryLocale(
          'navigation/main',
          mainNavigationSchema,
          (menu) => menu.items
        ),
        footer: await this.#readEveryLocale(
          'navigation/footer',
          footerNavigationSchema,
          (menu) => menu.items
        ),
      },
      settings: await this.#readEveryLocale(
        'site/settings',
        settingsSchema,
        (settings) => settings
      ),
      redirects: await this.#readRedirects(),
      contacts: await this.#readContacts(),
      catalogue: await this.#readCatalogue(),
    }
    const alts = await this.#readAlts()
    checkReferences(this.#references, this.#known, this.problems)
    const media = await readMedia(this.#media, this.#references, alts, this.problems)
    const sheets = await readDataSheets(
      this.#groups,
      (locale) => {
        const settings = site.settings.get(locale)
        return settings && { ...settings, address: this.#senders.get(locale) }
      },
      this.problems
    )
    return { ...site, ...media, files: [...media.files, ...sheets] }
  }

  async #readPages(): Promise<Pick<SiteFiles, 'pages' | 'translations'>> {
    const site: Pick<SiteFiles, 'pages' | 'translations'> = { pages: [], translations: [] }

    for (const record of await this.#records('pages')) {
      const key = pageKey(record.name)
      this.#known.route.set(key, undefined)
      const source = record.files.get(record.source)
      if (!source) continue
      const component = isRecord(source.data) ? source.data.component : undefined
      this.#known.route.set(key, typeof component === 'string' ? component : undefined)
      if (typeof component !== 'string' || !isPageName(component)) {
        this.problems.add({
          severity: 'error',
          file: source.path,
          ...source.position(['component']),
          message: `unknown component ${JSON.stringify(component)}`,
          remedy: `Use one of ${Object.keys(pages).join(', ')}.`,
        })
        continue
      }

      const definition: AnyPageDefinition = pages[component]
      const schema = pageSchema(component, definition.data)
      for (const locale of record.files.keys()) {
        const localized = this.#localize(schema, record, locale)
        if (!localized) continue
        const { path, gone, noindex, component: _, source: __, ...content } = localized.value
        const stored: StoredRecord<object> = definition.store?.(content.data, key) ?? {
          data: content.data,
          rows: {},
        }
        const { data, rows, expires_on, sheet, address } = stored
        if (sheet && !gone) {
          const place = localized.origin(['data', 'title'])
          this.#groups.push({ key, locale, path, group: sheet, place })
        }
        if (address) this.#senders.set(locale, address)
        if (locale === record.source) {
          this.#checkParent(rows, localized.origin(['component']))
          this.#takeArticleNumbers(rows, localized.origin)
          const page = { key, component, source: locale, gone, noindex }
          site.pages.push({ ...page, expires_on: expires_on ?? null, rows })
        }
        this.#takeAddress(pageUrl(locale, path), localized.origin(['path']))

        site.translations.push({
          key,
          locale,
          path,
          content: { ...content, data: undefined },
          references: toReferences(collectReferences(schema, localized.value)),
          data,
          data_references: toReferences(collectReferences(definition.data, content.data)),
        })
      }
    }
    return site
  }

  /** A product group lies in the folder of its family. */
  #checkParent({ product_groups = [] }: RecordRows, place: Place) {
    for (const { family_key } of product_groups) {
      this.#references.push({
        kind: 'route',
        key: String(family_key),
        path: [],
        component: 'ProductFamilies/Show',
        origin: () => place,
      })
    }
  }

  async #readCatalogue(): Promise<CatalogueFiles> {
    const catalogue = {
      colours: await this.#readEveryLocale('colours', coloursSchema, (file) => file.groups),
      decors: await this.#readEveryLocale('decors', decorsSchema, (file) => file.decors),
      installations: await this.#readEveryLocale(
        'installations',
        installationsSchema,
        (file) => file.installations
      ),
      events: await this.#readLocales('events', eventsSchema, (file) => file.events),
    }
    const know = (
      kind: 'colour' | 'decor' | 'installation',
      entries: readonly { id: string }[]
    ) => {
      for (const { id } of entries) this.#known[kind].set(id, undefined)
    }
    for (const groups of catalogue.colours.values()) {
      know(
        'colour',
        groups.flatMap((group) => group.colours)
      )
    }
    for (const decors of catalogue.decors.values()) know('decor', decors)
    for (const installations of catalogue.installations.values()) {
      know('installation', installations)
    }
    return catalogue
  }

  /** Reads a record that exists in every language, be it by falling back. */
  #readEveryLocale<Schema extends z.ZodType, Value>(
    name: string,
    schema: Schema,
    pick: (content: z.output<Schema>) => Value
  ): Promise<Map<Locale, Value>> {
    return this.#readLocales(name, schema, pick, LOCALES)
  }

  /**
   * Reads a record in several languages, its source first.
   *
   * @param locales those that it has a file for, unless others are named
   */
  async #readLocales<Schema extends z.ZodType, Value>(
    name: string,
    schema: Schema,
    pick: (content: z.output<Schema>) => Value,
    locales?: readonly Locale[]
  ): Promise<Map<Locale, Value>> {
    const values = new Map<Locale, Value>()
    const record = await this.#record(name)
    if (!record) return values
    for (const locale of new Set([record.source, ...(locales ?? record.files.keys())])) {
      const localized = this.#localize(schema, record, locale)
      if (localized) values.set(locale, pick(localized.value))
    }
    return values
  }

  /** Contact persons; a position counts in the languages whose own file says it. */
  async #readContacts(): Promise<ContactFile[]> {
    const contacts: ContactFile[] = []
    for (const record of await this.#records('contacts')) {
      const source = record.files.get(record.source)
      if (!source) continue
      if (isRecord(source.data)) {
        this.#takeContactId(source.data.id, { file: source.path, ...source.position(['id']) })
      }

      const translations: ContactFile['translations'] = []
      for (const locale of record.files.keys()) {
        const localized = this.#localize(contactSchema, record, locale)
        if (!localized) continue
        const { position, lang }: ContactContent & WithLang = localized.value
        if (position && !lang?.position) translations.push({ locale, position })
        if (locale !== record.source) continue
        contacts.push({ ...localized.value, translations })
        for (const [index, spoken] of localized.value.spoken_languages.entries()) {
          const path = ['spoken_languages', index]
          this.#references.push({
            kind: 'image',
            key: flagOf(spoken),
            path,
            origin: localized.origin,
          })
        }
      }
    }
    return contacts
  }

  /** Alt texts by file and language, without fallback: that is chosen when the picture is shown. */
  async #readAlts(): Promise<Map<string, Alts>> {
    const images = new Map<string, Alts>()
    const record = await this.#record('images')
    if (!record) return images

    for (const locale of new Set([record.source, ...record.files.keys()])) {
      const localized = this.#localize(imagesSchema, record, locale)
      for (const [index, image] of (localized?.value.images ?? []).entries()) {
        const { crop } = image
        const entry = images.get(image.id) ?? { origin: localized!.origin, index, alts: {}, crop }
        images.set(image.id, entry)
        const fellBack = (image as { lang?: object }).lang !== undefined
        if (!fellBack) entry.alts[locale] = { alt: image.alt ?? '' }
      }
    }
    return images
  }

  async #readRedirects(): Promise<SiteFiles['redirects']> {
    const path = join(this.#content, 'redirects.yaml')
    const empty = { redirects: [], gone: [] }
    if (!existsSync(path)) return empty
    const file = await readContentFile(path, this.root, this.problems)
    if (!file) return empty

    const result = redirectsSchema.safeParse(file.data, { reportInput: true })
    if (!result.success) {
      for (const issue of result.error.issues) {
        for (const { path: at, atKey, ...words } of describeIssue(
          redirectsSchema,
          file.data,
          issue
        )) {
          const place = atKey ? file.keyPosition(at) : file.position(at)
          this.problems.add({ severity: 'error', file: file.path, ...place, ...words })
        }
      }
      return empty
    }

    const origin: Origin = (at: Path) => ({ file: file.path, ...file.position(at) })
    const { redirects, gone } = result.data
    redirects.forEach(({ from, to }, index) => {
      this.#takeAddress(from, origin(['redirects', index, 'from']))
      if (to.startsWith('route:')) {
        const target = ['redirects', index, 'to']
        this.#references.push({ kind: 'route', key: to.slice(6), path: target, origin })
      }
    })
    gone.forEach((from, index) => this.#takeAddress(from, origin(['gone', index])))
    return result.data
  }

  #localize<Schema extends z.ZodType>(
    schema: Schema,
    record: ContentRecord,
    locale: Locale
  ): LocalizedRecord<z.output<Schema>> | undefined {
    const localized = localizeRecord(schema, record, locale, this.problems)
    if (localized) {
      for (const reference of collectReferences(schema, localized.value)) {
        this.#references.push({ ...reference, origin: localized.origin })
      }
    }
    return localized
  }

  /** An id that is no number is the schema's to report. */
  #takeContactId(id: unknown, place: Place) {
    if (typeof id !== 'number') return
    const ids = this.#known.contact
    const free = Math.max(...Array.from(ids.keys(), Number)) + 1
    this.#take(ids, id, place, {
      what: `the id ${id}`,
      remedy: `Give this person another id, for example ${free}.`,
    })
  }

  #takeAddress(address: string, place: Place) {
    this.#take(this.#addresses, address, place, {
      what: `the address ${address}`,
      remedy: 'Give one of the two another path.',
    })
  }

  #takeArticleNumbers({ profiles = [] }: RecordRows, origin: Origin) {
    for (const [index, { article_number }] of profiles.entries()) {
      const place = origin(['data', 'profiles', index, 'article_number'])
      this.#take(this.#articles, String(article_number), place, {
        what: `the article number ${article_number}`,
        remedy: 'Give one of the two profiles another number.',
      })
    }
  }

  /** What exists once is taken by the first that names it. */
  #take<Key>(
    taken: Map<Key, string | undefined>,
    key: Key,
    { file, line, column }: Place,
    { what, remedy }: { what: string; remedy: string }
  ) {
    const other = taken.get(key)
    if (other) {
      const message = `${what} is taken by ${other}`
      this.problems.add({ severity: 'error', file, line, column, message, remedy })
    }
    taken.set(key, `${file}:${line}`)
  }

  #records(folder: string): Promise<ContentRecord[]> {
    return readContentRecords(join(this.#content, folder), this.root, this.problems)
  }

  async #record(name: string): Promise<ContentRecord | undefined> {
    const records = await this.#records(name)
    return records.find((record) => record.name === '' && record.files.has(record.source))
  }
}

/** The route name of a page: its folder below pages, joined by dots, without a last `index`. */
function pageKey(folder: string): string {
  return folder.replace(/\/index$/, '').replaceAll('/', '.')
}

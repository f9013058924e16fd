import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { z } from 'zod'
import {
  type ContentRecord,
  type Path,
  readContentFile,
  readContentRecords,
} from '#content/content_files'
import { type ContactContent, contactSchema, flagOf } from '#content/contact_schema'
import type { ContentProblems } from '#content/content_problems'
import { type LocalizedRecord, localizeRecord, type Origin } from '#content/overlay'
import type { WithLang } from '#content/page_context'
import { pageSchema } from '#content/page_schema'
import { isPageName, type PageName, pages } from '#content/pages'
import { describeIssue } from '#content/schema_issues'
import { collectReferences, isRecord, type Reference } from '#content/schema_walk'
import {
  footerNavigationSchema,
  imagesSchema,
  mainNavigationSchema,
  redirectsSchema,
  settingsSchema,
} from '#content/site_schema'
import { pageUrl } from '#content/urls'
import { type Original, readOriginal } from '#media/media_files'
import type { Crop } from '#media/picture'
import { type PublishedFile, readPublishedFile } from '#media/published_files'
import { LOCALES, type Locale } from '#shared/locales'

/** Everything editors wrote, valid and consistent, in every language. */
export type SiteFiles = {
  pages: { key: string; component: PageName; source: Locale; gone: boolean; noindex: boolean }[]
  translations: {
    key: string
    locale: Locale
    path: string
    content: object
    references: { routes: string[]; images: string[]; files: string[]; contacts: number[] }
  }[]
  navigation: Record<'main' | 'footer', Map<Locale, NavigationContent[]>>
  settings: Map<Locale, z.output<typeof settingsSchema>>
  redirects: z.output<typeof redirectsSchema>
  contacts: ContactFile[]
  images: {
    file: string
    original: Original
    alts: Partial<Record<Locale, { alt: string }>>
  }[]
  files: { file: string; original: Original<PublishedFile> }[]
}

/** A contact person with the position in each language that says it. */
export type ContactFile = ContactContent & {
  translations: { locale: Locale; position: string }[]
}

/** What editors say of a picture, and where they do. */
type Alts = {
  origin: Origin
  index: number
  alts: Partial<Record<Locale, { alt: string }>>
  crop?: Crop
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

  /** What content names (pages, pictures, files, persons), each with the place where it does. */
  #references: (Reference & { origin: Origin })[] = []

  /** The keys of all pages, those with errors included: a link to them is not wrong. */
  #pageKeys = new Set<string>()

  /** The id of each contact person, and the file that takes it. */
  #contactIds = new Map<number, string>()

  /** Every address of a page or an old page, and the file that takes it. */
  #addresses = new Map<string, string>()

  constructor(
    private readonly root: string,
    private readonly problems: ContentProblems
  ) {
    this.#content = join(root, 'resources/content')
    this.#media = join(root, 'resources/media')
  }

  async read(): Promise<SiteFiles> {
    const site: SiteFiles = {
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
      images: [],
      files: [],
    }
    const alts = await this.#readAlts()
    this.#checkRoutes()
    this.#checkContacts()
    site.images = await this.#describeImages(alts)
    site.files = await this.#describeFiles()
    return site
  }

  async #readPages(): Promise<Pick<SiteFiles, 'pages' | 'translations'>> {
    const site: Pick<SiteFiles, 'pages' | 'translations'> = { pages: [], translations: [] }

    for (const record of await this.#records('pages')) {
      const key = pageKey(record.name)
      this.#pageKeys.add(key)
      const source = record.files.get(record.source)
      if (!source) continue
      const component = isRecord(source.data) ? source.data.component : undefined
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

      const schema = pageSchema(component, pages[component].data)
      for (const locale of record.files.keys()) {
        const localized = this.#localize(schema, record, locale)
        if (!localized) continue
        const { path, gone, noindex, component: _, source: __, ...content } = localized.value
        if (locale === record.source) {
          site.pages.push({ key, component, source: locale, gone, noindex })
        }
        this.#takeAddress(pageUrl(locale, path), localized.origin(['path']))

        const references = collectReferences(schema, localized.value)
        site.translations.push({
          key,
          locale,
          path,
          content,
          references: {
            routes: keysOf(references.filter((each) => each.kind === 'route')),
            images: keysOf(references.filter((each) => each.kind === 'image')),
            files: keysOf(references.filter((each) => each.kind === 'file')),
            contacts: keysOf(references.filter((each) => each.kind === 'contact')),
          },
        })
      }
    }
    return site
  }

  /** Reads a record that exists in every language, be it by falling back. */
  async #readEveryLocale<Schema extends z.ZodType, Value>(
    name: string,
    schema: Schema,
    pick: (content: z.output<Schema>) => Value
  ): Promise<Map<Locale, Value>> {
    const values = new Map<Locale, Value>()
    const record = await this.#record(name)
    if (!record) return values
    for (const locale of LOCALES) {
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
  #takeContactId(id: unknown, { file, line, column }: ReturnType<Origin>) {
    if (typeof id !== 'number') return
    const other = this.#contactIds.get(id)
    if (other) {
      this.problems.add({
        severity: 'error',
        file,
        line,
        column,
        message: `the id ${id} is taken by ${other}`,
        remedy: `Give this person another id, for example ${Math.max(...this.#contactIds.keys()) + 1}.`,
      })
    }
    this.#contactIds.set(id, `${file}:${line}`)
  }

  #takeAddress(address: string, { file, line, column }: ReturnType<Origin>) {
    const other = this.#addresses.get(address)
    if (other) {
      this.problems.add({
        severity: 'error',
        file,
        line,
        column,
        message: `the address ${address} is taken by ${other}`,
        remedy: 'Give one of the two another path.',
      })
    }
    this.#addresses.set(address, `${file}:${line}`)
  }

  #checkRoutes() {
    const known = this.#pageKeys
    for (const { kind, key, path, origin } of this.#references) {
      if (kind !== 'route' || known.has(key)) continue
      const group = key.split('.')[0]
      const near = [...known].filter((each) => each.split('.')[0] === group)
      this.problems.add({
        severity: 'error',
        ...origin(path),
        message: `unknown route "${key}"`,
        remedy: `Use the key of a page, for example ${(near.length > 0 ? near : [...known]).slice(0, 8).join(', ')}.`,
      })
    }
  }

  #checkContacts() {
    const known = this.#contactIds
    for (const { kind, key, path, origin } of this.#references) {
      if (kind !== 'contact' || known.has(key)) continue
      this.problems.add({
        severity: 'error',
        ...origin(path),
        message: `unknown contact ${key}`,
        remedy: `Use the id of a person below resources/content/contacts: ${[...known.keys()].join(', ')}.`,
      })
    }
  }

  async #describeImages(alts: ReadonlyMap<string, Alts>): Promise<SiteFiles['images']> {
    const places = new Map<string, ReturnType<Origin>>()
    for (const [file, { origin, index }] of alts) places.set(file, origin(['images', index, 'id']))
    for (const { kind, key, path, origin } of this.#references) {
      if (kind !== 'image' || places.has(key)) continue
      places.set(key, origin(path))
      if (existsSync(join(this.#media, key))) {
        this.problems.add({
          severity: 'warning',
          ...origin(path),
          message: `the picture "${key}" has no alt text`,
          remedy: 'Add it to resources/content/images/de.yaml.',
        })
      }
    }

    const images: SiteFiles['images'] = []
    for (const [file, place] of places) {
      const { alts: texts = {}, crop } = alts.get(file) ?? {}
      const original = await this.#readMedia('image', file, place, (path) =>
        readOriginal(path, crop)
      )
      if (original) images.push({ file, original, alts: texts })
    }
    return images
  }

  async #describeFiles(): Promise<SiteFiles['files']> {
    const places = new Map<string, ReturnType<Origin>>()
    for (const { kind, key, path, origin } of this.#references) {
      if (kind === 'file' && !places.has(key)) places.set(key, origin(path))
    }

    const files: SiteFiles['files'] = []
    for (const [file, place] of places) {
      const original = await this.#readMedia('file', file, place, readPublishedFile)
      if (original) files.push({ file, original })
    }
    return files
  }

  /** Reads a file below resources/media; why it cannot be used becomes a problem where it is named. */
  async #readMedia<Media>(
    kind: 'image' | 'file',
    file: string,
    place: ReturnType<Origin>,
    read: (path: string) => Promise<Media>
  ): Promise<Media | undefined> {
    const problem = (message: string, remedy: string) => {
      this.problems.add({ severity: 'error', ...place, message, remedy })
      return undefined
    }

    const path = join(this.#media, file)
    if (relative(this.#media, path).startsWith('..') || !existsSync(path)) {
      return problem(`unknown ${kind} "${file}"`, knownFiles(this.#media, file))
    }
    try {
      return await read(path)
    } catch (error) {
      const reason = (error as Error).message
      return problem(`the ${kind} "${file}" cannot be used: ${reason}`, 'Replace the file.')
    }
  }

  #records(folder: string): Promise<ContentRecord[]> {
    return readContentRecords(join(this.#content, folder), this.root, this.problems)
  }

  async #record(name: string): Promise<ContentRecord | undefined> {
    const records = await this.#records(name)
    return records.find((record) => record.name === '' && record.files.has(record.source))
  }
}

/** What references name, each once. */
function keysOf<Key>(references: readonly { key: Key }[]): Key[] {
  return [...new Set(references.map(({ key }) => key))]
}

/** The route name of a page: its folder below pages, joined by dots, without a last `index`. */
function pageKey(folder: string): string {
  return folder.replace(/\/index$/, '').replaceAll('/', '.')
}

function knownFiles(media: string, file: string): string {
  const folder = dirname(join(media, file))
  const below = relative(media, folder)
  if (below.startsWith('..') || !existsSync(folder)) return 'Put the file below resources/media.'
  const names = readdirSync(folder).map((name) => join(below, name))
  return `Put the file below resources/media, or use one of ${names.slice(0, 12).join(', ')}.`
}

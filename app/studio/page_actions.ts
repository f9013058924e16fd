import type { z } from 'zod'
import type { WrittenRecord } from '#content/checking/check_context'
import { pagesByRoute } from '#content/checking/create_check_context'
import { avoidedWord, termFinder } from '#content/checking/rules/terms'
import { editYaml } from '#content/editing/edit_yaml'
import { type ContentFile, pageKeyOf } from '#content/loading/content_files'
import {
  hasPublishedPaths,
  listWith,
  PATHS_FILE,
  type PathOwners,
} from '#content/loading/links/published_paths'
import { OTHER_PATH } from '#content/loading/page_reader'
import { parseYaml } from '#content/loading/parse_yaml'
import { ContentProblems } from '#content/loading/problems'
import { readTerms } from '#content/loading/terms'
import { pageSchema } from '#content/pages/page_schema'
import { registry } from '#content/pages/registry'
import { pageUrl } from '#content/pages/urls'
import { fillingFor, pageTemplate } from '#content/scaffolding/make_content'
import { isRecord } from '#shared/is_record'
import { DEFAULT_LOCALE, type Locale } from '#shared/locales'
import { toUrlName } from '#shared/url_name'
import {
  CONTENT,
  type ContentStore,
  type FieldProblem,
  type HistoryEntry,
  LONGEST_NAME,
  type ShownPage,
} from '#studio/content_store'
import { titleOf, toData } from '#studio/differences'
import { dataOf, editText } from '#studio/files_api'
import { folderOfPage, kindOf } from '#studio/kinds'
import type { Action, ActionOf } from '#studio/page_action'
import { StudioRefusal } from '#studio/refusal'
import { visibility } from '#studio/studio_page'
import { today } from '#texts/days'

/** A file of a page as it is to be written. */
type Draft = {
  /** Below resources/content. */
  path: string
  text: string
  /** Addresses to publish, with the key of their page. */
  addresses?: PathOwners
  /** The texts of other files that belong to it. */
  others?: ReadonlyMap<string, string>
}

/**
 * Creates or changes a page in one save.
 *
 * @param records reads all pages and records, as far as they are not known
 * @returns the page that is to be shown then
 */
export async function changePage(
  store: ContentStore,
  action: Action,
  records: () => Promise<readonly WrittenRecord[]>
): Promise<ShownPage> {
  switch (action.action) {
    case 'create':
      return create(store, action, await records())
    case 'duplicate':
      return duplicate(store, action, await records())
    case 'rename':
      return rename(store, action)
    case 'schedule':
      return schedule(store, action)
    case 'unpublish': {
      const { source, schema } = await pageOf(store, action)
      const text = edited(store, source, { status: 'draft' }, schema)
      return save(store, { path: source, text }, action, action)
    }
  }
}

async function create(
  store: ContentStore,
  action: ActionOf<'create'>,
  records: readonly WrittenRecord[]
): Promise<ShownPage> {
  const { kind, title, description, path } = action
  const definition = Object.hasOwn(registry().pages, kind) && registry().pages[kind]
  if (!definition) throw new StudioRefusal(404, `There is no kind of page "${kind}".`)
  const folder = newFolder(records, kind.split('/')[0], path)
  const filling = await fillingFor(store.root, records)
  const commented = pageTemplate(kind, folder, { ...filling, values: { path, status: 'draft' } })
  /** The form says what the comments say, and offers the fields that they leave out. */
  const template = commented.replaceAll(/^ *#.*\n/gm, '')
  const { meta, hero, data, ...rest } = parseYaml(template).document.toJS()
  /** No part of the page shows the example of a description, so it would be published unseen. */
  const { description: _, ...named } = meta
  const isTitled = data !== undefined && 'title' in data
  const others = isTitled ? records.filter((record) => record.kind === kind) : []
  const isHeadless =
    others.length > 0 && !others.some(({ files, source }) => hasHero(files.get(source)))
  const content = {
    ...rest,
    meta: { ...named, title, ...(description && { description }) },
    ...(hero && !isHeadless && { hero: { ...hero, hero_headline: title } }),
    ...(data && { data: isTitled ? { ...data, title } : data }),
  }
  const text = editYaml(template, content, { schema: pageSchema(kind, definition.data) })
  return saveNew(store, { folder, locale: DEFAULT_LOCALE, title, text }, action)
}

function hasHero(file: ContentFile | undefined): boolean {
  return isRecord(file?.data) && file.data.hero !== undefined
}

/** Copies a page as a draft. Of its translations only what differs in the copy waits for translators. */
async function duplicate(
  store: ContentStore,
  action: ActionOf<'duplicate'>,
  records: readonly WrittenRecord[]
): Promise<ShownPage> {
  const { title, path } = action
  const { source, files, schema, folder: original } = await pageOf(store, action)
  const { meta, component } = dataOf(store, source)
  const unpublished = { status: 'draft', publish_from: undefined, publish_until: undefined }
  const fields = { ...unpublished, gone: undefined, path, meta: { ...(meta as object), title } }
  const text = edited(store, source, fields, schema)
  const folder = newFolder(records, String(component).split('/')[0], path)
  const others = new Map<string, string>()
  for (const [locale, { data }] of files.files) {
    if (locale === files.source || !isRecord(data)) continue
    const own = typeof data.path === 'string' ? { path: freePath(records, locale, data.path) } : {}
    const translation = edited(store, `${original}/${locale}.yaml`, own, schema)
    others.set(`${CONTENT}/${folder}/${locale}.yaml`, translation)
  }
  const ledger = store.read(`${CONTENT}/${original}/.translations`)
  if (ledger) others.set(`${CONTENT}/${folder}/.translations`, ledger.text)
  return saveNew(store, { folder, locale: files.source, title, text, others }, action)
}

/** Returns the first address of a language that is not taken: `company-2`. */
function freePath(records: readonly WrittenRecord[], locale: Locale, path: string): string {
  const taken = new Set(
    records.map(({ files }) => {
      const data = files.get(locale)?.data
      return isRecord(data) ? data.path : undefined
    })
  )
  let free = path
  for (let number = 2; taken.has(free); number += 1) free = `${path}-${number}`
  return free
}

/** Moves a page to another address. Of a published one the former address redirects. */
async function rename(store: ContentStore, action: ActionOf<'rename'>): Promise<ShownPage> {
  const { key, locale, path } = action
  const { folder, source, schema } = await pageOf(store, action)
  const file = `${folder}/${locale}.yaml`
  /** A translation without an address of its own has that of its source. */
  const own = { ...dataOf(store, source), ...dataOf(store, file) }
  const isPublic = own.status !== 'draft' && own.path !== path
  const addresses = [own.path, path].map((each): [string, string] => [
    pageUrl(locale, String(each)),
    key,
  ])
  const text = edited(store, file, { path }, schema)
  const draft = { path: file, text, addresses: new Map(isPublic ? addresses : []) }
  return save(store, draft, action, action)
}

/** Publishes a page at once, or from a day or until a day, in all languages. */
async function schedule(store: ContentStore, action: ActionOf<'schedule'>): Promise<ShownPage> {
  const { key, publish_from, publish_until } = action
  const { source, files, schema } = await pageOf(store, action)
  const fields = { status: undefined, publish_from, publish_until }
  const text = edited(store, source, fields, schema)
  const addresses = Array.from(files.files).flatMap(([locale, { data }]) => {
    if (!isRecord(data) || typeof data.path !== 'string') return []
    const isDraft = data.status === 'draft' && locale !== files.source
    return isDraft ? [] : [[pageUrl(locale, data.path), key] as const]
  })
  const known = hasPublishedPaths(store.root) ? addresses : []
  return save(store, { path: source, text, addresses: new Map(known) }, action, action)
}

/** Returns the folder of a page, its files, their schema, and the path of its source. */
async function pageOf(store: ContentStore, { key, locale }: ShownPage) {
  const folder = folderOfPage(store.root, key)
  const kind =
    folder === undefined ? undefined : await kindOf(store.root, `${folder}/${locale}.yaml`)
  if (!kind?.record?.files.files.has(locale)) {
    throw new StudioRefusal(404, `There is no page "${key}" in "${locale}".`)
  }
  const { files } = kind.record
  return { folder, files, schema: kind.schema, source: `${folder}/${files.source}.yaml` }
}

/** Returns the text of a file with other values of some fields; undefined takes a field away. */
function edited(store: ContentStore, path: string, fields: object, schema: z.ZodType): string {
  const data = JSON.parse(JSON.stringify({ ...dataOf(store, path), ...fields })) as unknown
  return editText(store, `${CONTENT}/${path}`, data, { schema })
}

/** Returns the folder of a new page: within that of the page above its address, or else its group's. */
function newFolder(records: readonly WrittenRecord[], group: string, path: string): string {
  const steps = path.split('/')
  const own = toFolder(steps.pop() ?? '') || 'new'
  const above = Array.from(pagesByRoute(records)).find(([, { files }]) => {
    const data = files.get(DEFAULT_LOCALE)?.data
    return steps.length > 0 && isRecord(data) && data.path === steps.join('/')
  })
  const folder =
    above?.[0].replaceAll('.', '/') ?? toFolder(group.replaceAll(/(?<=.)[A-Z]/g, '_$&'))
  return `pages/${folder}/${own}`
}

function toFolder(words: string): string {
  return toUrlName(words).replaceAll('-', '_').slice(0, LONGEST_NAME)
}

type NewPage = Pick<Draft, 'text' | 'others'> & { folder: string; locale: Locale; title: string }

async function saveNew(
  store: ContentStore,
  { folder, locale, title, text, others }: NewPage,
  from: Action
): Promise<ShownPage> {
  const key = pageKeyOf(folder.slice('pages/'.length))
  const path = `${folder}/${locale}.yaml`
  checkTitle(store, path, title, locale)
  if (folderOfPage(store.root, key)) {
    const message = `There is a page in the folder ${folder} already. ${OTHER_PATH}`
    throw refusalAt('path', message, path)
  }
  return save(store, { path, text, others }, from, { key, locale })
}

/** Refuses a title with a word that the content does without. */
function checkTitle(store: ContentStore, path: string, title: string, locale: Locale) {
  const problems = new ContentProblems()
  const wording = readTerms(store.root, problems).get(locale)
  for (const find of wording?.terms.map(termFinder) ?? []) {
    const found = find(title)
    if (!found) continue
    const { message, remedy } = avoidedWord(found)
    throw refusalAt('title', `${message}. ${remedy}`, path)
  }
}

function refusalAt(field: string, message: string, path: string): StudioRefusal {
  const problem: FieldProblem = { file: `${CONTENT}/${path}`, pointer: `/${field}`, message }
  return new StudioRefusal(422, message, { problems: [problem] })
}

/** Saves a page and the list of addresses. Of two pages with an address, the check may name the other. */
async function save(
  store: ContentStore,
  { path, text, addresses = new Map(), others = new Map() }: Draft,
  from: Action,
  to: ShownPage
): Promise<ShownPage> {
  const file = `${CONTENT}/${path}`
  const entry: HistoryEntry = { file, title: titleOf(toData(text)), action: from.action }
  const changes = new Map([[file, text], ...others])
  if (addresses.size > 0) changes.set(PATHS_FILE, listWith(store.root, addresses))
  const [before, after] = [from, to].map(({ key, locale }) => ({ key, locale }))
  try {
    await store.save(entry, changes, { pages: { before, after } })
  } catch (error) {
    if (!(error instanceof StudioRefusal)) throw error
    const { problems = [] } = error.details as { problems?: FieldProblem[] }
    /** What is wrong in the file is wrong in the list of addresses, too. */
    const own = problems.filter((problem) => problem.file === file)
    if (own.length > 0) throw new StudioRefusal(error.status, error.message, { problems: own })
    const other = problems.find(({ pointer }) => pointer === '/path')
    if (!other) throw error
    throw refusalAt('path', `This address is taken by ${other.file}. ${OTHER_PATH}`, path)
  }
  return after
}

/** Returns the address of a page as it is now, or of its preview; the home page's if it has none. */
export async function addressOf(store: ContentStore, shown: ShownPage): Promise<string> {
  const { key, locale } = shown
  const { source, files } = await pageOf(store, shown)
  const own = files.files.get(locale)?.data as object
  const { url } = visibility(key, locale, { ...dataOf(store, source), ...own }, today())
  return url ?? pageUrl(locale, '')
}

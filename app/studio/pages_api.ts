import { dirname } from 'node:path'
import { z } from 'zod'
import { blockSchema } from '#content/blocks/blocks'
import { PATHS_FILE, recordPaths } from '#content/loading/links/published_paths'
import { checkContent } from '#content/loading/loader'
import { parseYaml } from '#content/loading/parse_yaml'
import { registry } from '#content/pages/registry'
import { fillingFor, pageTemplate } from '#content/scaffolding/make_content'
import { contentTemplate } from '#content/scaffolding/template'
import { isRecord } from '#content/schema/walk'
import { Ledger } from '#content/translations/ledger'
import { textsIn } from '#content/translations/translation_state'
import { isLocale, LOCALES } from '#shared/locales'
import { CONTENT, type ContentStore } from '#studio/content_store'
import { dataOf, editText, translationTexts, writeFile } from '#studio/files_api'
import { type FileKind, folderOfPage, kindOf } from '#studio/kinds'
import { StudioRefusal } from '#studio/refusal'

const name = z
  .string()
  .regex(/^[a-z0-9_]+(\/[a-z0-9_]+)*$/, 'small letters, digits and underscores')
const day = z.iso.date().nullable().optional()

/** What can be done with a page. */
export const pageAction = z.discriminatedUnion('action', [
  z.object({ action: z.literal('create'), kind: z.string(), name }),
  z.object({
    action: z.literal('rename'),
    key: z.string(),
    locale: z.enum(LOCALES),
    path: z.string(),
  }),
  z.object({ action: z.literal('unpublish'), key: z.string() }),
  z.object({ action: z.literal('schedule'), key: z.string(), from: day, until: day }),
  z.object({ action: z.literal('duplicate'), key: z.string(), name }),
])

/** Creates or changes a page; returns the file that is written. */
export async function changePage(
  store: ContentStore,
  action: z.output<typeof pageAction>
): Promise<{ path: string }> {
  if (action.action === 'create') {
    const { kind } = action
    if (!Object.hasOwn(registry().pages, kind)) {
      throw new StudioRefusal(404, `There is no kind of page "${kind}".`)
    }
    const template = pageTemplate(kind, action.name, await fillingFor(store.root))
    return create(store, action.name, template)
  }
  const { folder, kind } = await pageOf(store, action.key)
  const source = `${folder}/${kind.record?.files.source}.yaml`
  switch (action.action) {
    case 'rename':
      return rename(store, `${folder}/${action.locale}.yaml`, action.path, kind)
    case 'unpublish':
      return change(store, source, { status: 'draft' }, kind)
    case 'schedule': {
      const { from: first, until } = action
      const days = { publish_from: first ?? undefined, publish_until: until ?? undefined }
      return change(store, source, { ...days, status: undefined }, kind)
    }
    case 'duplicate': {
      const path = action.name.replace(/\/index$/, '').replaceAll('_', '-')
      const data = { ...dataOf(store, source), path, status: 'draft' }
      return create(store, action.name, editText(store, `${CONTENT}/${source}`, data, kind))
    }
  }
}

async function pageOf(store: ContentStore, key: string) {
  const folder = folderOfPage(store.root, key)
  const kind = folder && (await kindOf(store.root, `${folder}/de.yaml`))
  if (!kind) throw new StudioRefusal(404, `There is no page "${key}".`)
  return { folder, kind }
}

async function create(store: ContentStore, page: string, text: string) {
  const path = `pages/${page}/de.yaml`
  if (store.read(`${CONTENT}/${path}`)) {
    throw new StudioRefusal(409, `${path} exists already: choose another name.`)
  }
  await store.save(path, new Map([[`${CONTENT}/${path}`, text]]))
  return { path }
}

async function change(store: ContentStore, path: string, fields: object, kind: FileKind) {
  const file = `${CONTENT}/${path}`
  if (!store.read(file)) throw new StudioRefusal(404, `There is no content file ${path}.`)
  const data = JSON.parse(JSON.stringify({ ...dataOf(store, path), ...fields })) as unknown
  await store.save(path, new Map([[file, editText(store, file, data, kind)]]))
  return { path }
}

/** Moves a page to another address; the former one stays in the list of paths and redirects. */
async function rename(store: ContentStore, path: string, address: string, kind: FileKind) {
  const recordAddresses = async () => recordPaths(store.root, (await checkContent(store.root)).site)
  await recordAddresses()
  const before = store.read(PATHS_FILE)?.text
  const saves = store.history.done.length
  const changed = await change(store, path, { path: address }, kind)
  await recordAddresses()
  if (store.history.done.length > saves) store.include(PATHS_FILE, before)
  return changed
}

/** A request for a new block. */
export const newBlock = z.object({
  path: z.string(),
  revision: z.string().nullable(),
  /** The JSON Pointer of its place: `/blocks/2`. */
  at: z.string().regex(/^(\/[\w-]+)+\/\d+$/),
  type: z.string(),
})

/** Adds a block with the content of an example. */
export async function addBlock(
  store: ContentStore,
  { path, revision, at, type }: z.output<typeof newBlock>
) {
  const kind = await kindOf(store.root, path)
  if (!kind || kind.source)
    throw new StudioRefusal(404, 'Blocks are added to the source of a page.')
  const option = blockSchema.def.options.find(({ shape }) => shape.type.values.has(type as never))
  if (!option) throw new StudioRefusal(404, `There is no block "${type}".`)
  const data = dataOf(store, path)
  const steps = at.slice(1).split('/')
  const index = Number(steps.pop())
  const changed = structuredClone(data)
  let holder: unknown = changed
  for (const step of steps.slice(0, -1)) holder = (holder as never)?.[step]
  const list = steps[steps.length - 1]
  if (!isRecord(holder)) throw new StudioRefusal(404, `There is no list at ${at}.`)
  const blocks: unknown[] = Array.isArray(holder[list]) ? holder[list] : []
  const ids = blocks.map((block) => (isRecord(block) ? block.id : undefined))
  const stem = type.replaceAll(/(?<=.)[A-Z]/g, '_$&').toLowerCase()
  let id = stem
  for (let number = 2; ids.includes(id); number++) id = `${stem}_${number}`
  const template = contentTemplate(option, {
    ...(await fillingFor(store.root)),
    values: { id, type },
  })
  const block: unknown = parseYaml(template).document.toJS()
  holder[list] = blocks.toSpliced(index, 0, block)
  const written = await writeFile(store, { path, revision, base: data, data: changed })
  return { ...written, pointer: `/${[...steps, Math.min(index, blocks.length)].join('/')}` }
}

/** Returns the texts of a translation with their states. */
export async function readTranslation(store: ContentStore, path: string) {
  const { record, locale } = await translationOf(store, path)
  return translationTexts(store, record, locale)
}

/**
 * Notes that translations fit their sources as they are now.
 *
 * @param pointers the texts by their places in the source; all by default
 */
export async function acceptTexts(store: ContentStore, path: string, pointers?: readonly string[]) {
  const { record, locale } = await translationOf(store, path)
  const names = translationTexts(store, record, locale).flatMap(({ name: text, pointer }) =>
    pointers?.includes(pointer) === false ? [] : [text]
  )
  const ledger = Ledger.read(store.root, record.name)
  for (const { name: text, source, translation } of textsIn(record, locale)) {
    if (translation !== undefined && names.includes(text)) ledger.record(text, locale, source)
  }
  await store.save(path, new Map([[`${CONTENT}/${dirname(path)}/.translations`, ledger.format()]]))
  return translationTexts(store, record, locale)
}

async function translationOf(store: ContentStore, path: string) {
  const kind = await kindOf(store.root, path)
  if (!kind?.record || !kind.source || !isLocale(kind.locale)) {
    throw new StudioRefusal(404, `${path} is no translation.`)
  }
  return { record: kind.record, locale: kind.locale }
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, extname, join } from 'node:path'
import type { WrittenRecord } from '#content/checking/check_context'
import { pagesByRoute } from '#content/checking/create_check_context'
import { mediaFiles } from '#content/loading/media_reader'
import { registry } from '#content/pages/registry'
import { readOriginal } from '#media/pictures/read_original'
import { entryName } from '#shared/content/entry_name'
import { isRecord } from '#shared/is_record'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#shared/locales'
import { toUrlName } from '#shared/url_name'
import { type ContentStore, type HistoryEntry, LONGEST_NAME, MEDIA } from '#studio/content_store'
import { pictureNames } from '#studio/files_api'
import { pathOfId } from '#studio/parts_api'
import { StudioRefusal } from '#studio/refusal'
import { usesIn, usesOfFile } from '#studio/snapshot'

const PICTURE = /\.(jpe?g|png|webp|avif|gif|svg)$/i
const FILM = /\.(mp4|m4v|mov|webm|avi|mkv)$/i
const FILE_NAME = /^([a-z0-9_-]+\/)*[a-z0-9_-]+\.\w+$/

/** Returns the pages that links may lead to, with their titles in a language. */
export function findLinks(records: readonly WrittenRecord[], q = '', locale = 'de') {
  const all = Array.from(pagesByRoute(records), ([key, { files, source, kind }]) => {
    const own = isLocale(locale) ? files.get(locale)?.data : undefined
    const title = titleOf(own) ?? titleOf(files.get(source)?.data) ?? key
    return { value: key, title, kind }
  })
  return all.filter(({ value, title }) => matches(q, value, title))
}

/**
 * Returns the kinds of pages that there are several of, and with what the addresses of all pages of
 * a kind begin.
 */
export function findKinds(records: readonly WrittenRecord[]) {
  const kinds = Map.groupBy(pagesByRoute(records).values(), ({ kind }) => kind)
  return Array.from(kinds, ([kind, pages]) => {
    const [first, ...others] = pages.map(({ files, source }) => {
      const data = files.get(source)?.data
      return isRecord(data) ? String(data.path).split('/').slice(0, -1) : []
    })
    const common = first.findIndex((step, at) => others.some((steps) => steps[at] !== step))
    const above = common === -1 ? first : first.slice(0, common)
    return { kind, count: pages.length, path: above.map((step) => `${step}/`).join('') }
  }).filter(({ count }) => count > 1)
}

function titleOf(data: unknown): string | undefined {
  const meta = isRecord(data) && isRecord(data.meta) ? data.meta : {}
  return typeof meta.title === 'string' ? meta.title : undefined
}

/** Returns the entries of a kind that fields refer to by id, such as persons and colours. */
export function findEntities(records: readonly WrittenRecord[], kind: string) {
  for (const definition of Object.values(registry().records)) {
    const { folder, schema, identity, entities = [] } = definition
    const list = entities.find((each) => each.kind === kind)
    if (identity?.kind !== kind && !list) continue
    return records
      .filter((record) => record.folder === folder)
      .flatMap(({ files, source }) => {
        const data = files.get(source)?.data
        if (!list) return [{ value: identity?.id(data), title: nameOf(data) }]
        const content = schema.safeParse(data)
        const ids = content.success ? list.ids(content.data) : []
        return ids.map((id) => ({ value: id, title: nameOf(entryOf(data, id)) ?? id }))
      })
  }
  throw new StudioRefusal(404, `There is no kind "${kind}".`)
}

function nameOf(data: unknown): string | undefined {
  return isRecord(data) ? entryName(data) : undefined
}

function entryOf(data: unknown, id: string): unknown {
  return pathOfId(data, id)?.reduce<unknown>((value, key) => (value as never)[key], data)
}

/**
 * Returns the files of resources/media of a kind, with the places that use them. Pictures are titled
 * by their German alternative text, and found by that of any language.
 */
export function findMedia(
  root: string,
  records: readonly WrittenRecord[],
  { q = '', kind }: { q?: string; kind?: string }
) {
  const uses = usesIn(records)
  const alts = altTexts(records)
  return mediaFiles(join(root, MEDIA))
    .filter((file) => matches(q, file, ...(alts.get(file)?.values() ?? [])))
    .filter((file) => kind === undefined || PICTURE.test(file) === (kind === 'picture'))
    .map((file) => ({
      file,
      value: file,
      title: alts.get(file)?.get(DEFAULT_LOCALE) ?? file,
      url: `/studio/api/picture?file=${encodeURIComponent(file)}`,
      usedBy: usesOfFile(uses, file).map((use) => `${use.file}:${use.line}`),
    }))
}

/** Returns the alternative texts of pictures by file and language. */
function altTexts(records: readonly WrittenRecord[]): ReadonlyMap<string, Map<Locale, string>> {
  const alts = new Map<string, Map<Locale, string>>()
  for (const [locale, texts] of records.find(({ folder }) => folder === 'images')?.texts ?? []) {
    for (const { key, value } of texts) {
      const file = key.slice('images.'.length, -'.alt'.length)
      alts.set(file, (alts.get(file) ?? new Map()).set(locale, value))
    }
  }
  return alts
}

/** Returns a picture as it stands in resources/media, also one that no load has seen yet. */
export function readPicture(store: ContentStore, file: string): File {
  const path = store.pathOf(`${MEDIA}/${file}`)
  const type = TYPES[extname(file).toLowerCase()]
  if (!type || !existsSync(path)) throw new StudioRefusal(404, `There is no picture ${file}.`)
  return new File([readFileSync(path)], basename(file), { type })
}

const TYPES: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
}

function matches(q: string, ...texts: string[]): boolean {
  return texts.some((text) => text.toLowerCase().includes(q.toLowerCase()))
}

/** Returns the name that a file gets: that of its folder, and its own as in addresses. */
function nameIn(given: string): string {
  const extension = extname(given)
  const name = toUrlName(basename(given, extension)).slice(0, LONGEST_NAME) || 'file'
  return `${dirname(given)}/${name}${extension.toLowerCase()}`
}

/**
 * Returns the file of resources/media that has a name already, in any case: Windows and macOS take
 * such names for the same.
 */
function sameNamed(store: ContentStore, name: string): string | undefined {
  const folder = dirname(store.pathOf(`${MEDIA}/${name}`))
  const names = existsSync(folder) ? readdirSync(folder) : []
  const same = names.find((each) => each.toLowerCase() === basename(name))
  return same && `${dirname(name)}/${same}`
}

/**
 * Writes a picture below resources/media, if a load could use it.
 *
 * @param given its folder and name, from which capitals, accents and spaces are taken
 * @param isReplaced whether it may take the place of a file with the same name
 */
export async function addMedia(
  store: ContentStore,
  given: string,
  bytes: Buffer,
  isReplaced: boolean
) {
  const name = isReplaced ? given : nameIn(given)
  if (!isReplaced && !FILE_NAME.test(name)) {
    throw new StudioRefusal(422, `${name} is no name of a file.`)
  }
  if (FILM.test(name)) {
    throw new StudioRefusal(
      422,
      'A film is no picture: the block for films shows it, and its files are put into resources/media/videos.'
    )
  }
  if (!PICTURE.test(name)) {
    throw new StudioRefusal(
      422,
      `Files ending in ${extname(name)} are not shown: pictures are JPEG, PNG, WebP, AVIF, GIF or SVG, and photos of a phone are exported as JPEG.`
    )
  }
  const file = `${MEDIA}/${name}`
  const other = isReplaced ? undefined : sameNamed(store, name)
  if (other) {
    throw new StudioRefusal(
      409,
      `There is a file ${other} already: choose it, or give the new one another name.`
    )
  }
  const folder = await mkdtemp(join(tmpdir(), 'media-'))
  try {
    const path = join(folder, basename(name))
    await writeFile(path, bytes)
    const read = readOriginal(path, undefined, (_, now) => now())
    const { findings = [] } = await read.catch((error: Error) => {
      throw new StudioRefusal(422, `The file ${name} cannot be used: ${error.message}.`)
    })
    const entry = {
      file,
      title: pictureNames(store).get(name),
      action: { path: [], state: isReplaced ? 'changed' : 'added' },
    } satisfies HistoryEntry
    await store.save(entry, new Map(), { media: new Map([[file, bytes]]) })
    return { file: name, warnings: findings.map(({ message, remedy }) => `${message}. ${remedy}`) }
  } finally {
    await rm(folder, { recursive: true })
  }
}

import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { z } from 'zod'
import { type ContentFile, findRecords, parseRecord } from '#content/loading/content_files'
import { redirectsSchema } from '#content/loading/links/redirects'
import { imagesSchema } from '#content/loading/picture_texts'
import { ContentProblems } from '#content/loading/problems'
import { termsSchema } from '#content/loading/terms'
import { pageSchema } from '#content/pages/page_schema'
import { registry } from '#content/pages/registry'
import type { Translatable } from '#content/translations/translatable'
import { isRecord } from '#shared/is_record'
import { isLocale, type Locale } from '#shared/locales'
import { refuseUnreadable } from '#studio/refusal'

/** What a content file is: of which record, in which language, by which schema. */
export type FileKind = {
  /** A page component, the name of a kind of record, or the name of the file. */
  kind: string
  schema: z.ZodType
  /** The file that it translates, below resources/content. */
  source?: string
  /** Its record with all languages; none for lists that stand alone. */
  record?: Translatable
  locale?: Locale
}

/** Returns what the file at a path below resources/content is; undefined for an unknown one. */
export async function kindOf(root: string, path: string): Promise<FileKind | undefined> {
  if (path === 'redirects.yaml') return { kind: 'redirects', schema: redirectsSchema }
  const locale = basename(path, '.yaml')
  const name = dirname(path)
  if (!path.endsWith('.yaml') || !isLocale(locale)) return undefined
  if (name === 'terms') return { kind: 'terms', schema: termsSchema }
  const record = await readRecord(root, name)
  if (!record) return undefined
  const { source } = record.files
  const kind = record.kind
  return {
    kind,
    schema: record.schema,
    record,
    locale,
    ...(source !== locale && { source: `${name}/${source}.yaml` }),
  }
}

/** Reads a record by its folder below resources/content. */
async function readRecord(
  root: string,
  name: string
): Promise<(Translatable & { schema: z.ZodType; kind: string }) | undefined> {
  const folder = join(root, 'resources/content', name)
  const problems = new ContentProblems()
  const found = await findRecords(folder, root, problems, true)
  const own = found.find((each) => each.name === '')
  if (!own) return undefined
  const files = { name, ...parseRecord(own, root, problems) }
  if (!files.files.has(files.source)) refuseUnreadable(problems)
  const isPage = name.startsWith('pages/')
  const known = isPage ? pageKind(files.files.get(files.source)) : recordKind(name)
  return known && { name, files, isPage, ...known }
}

function pageKind(source: ContentFile | undefined) {
  const kind = isRecord(source?.data) ? String(source.data.component) : ''
  const definition = registry().pages[kind]
  return definition && { kind, schema: pageSchema(kind, definition.data) as z.ZodType }
}

function recordKind(name: string): { kind: string; schema: z.ZodType } | undefined {
  if (name === 'images') return { kind: 'images', schema: imagesSchema }
  const found = Object.entries(registry().records).find(([, { folder, each }]) =>
    each ? name.startsWith(`${folder}/`) : name === folder
  )
  return found && { kind: found[0], schema: found[1].schema }
}

/** Returns the folder of a page below resources/content by its key. */
export function folderOfPage(root: string, key: string): string | undefined {
  const folder = `pages/${key.replaceAll('.', '/')}`
  const folders = [folder, `${folder}/index`]
  return folders.find((each) => {
    const path = join(root, 'resources/content', each)
    return existsSync(path) && readdirSync(path).some((name) => name.endsWith('.yaml'))
  })
}

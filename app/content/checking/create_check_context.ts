import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readCaptions } from '#content/checking/captions'
import type { CheckContext, WrittenRecord } from '#content/checking/check_context'
import { readInterfaceTexts } from '#content/checking/interface_texts'
import { readRecords } from '#content/checking/read_records'
import { pageKeyOf } from '#content/loading/content_files'
import { mediaFiles, tintSourceFiles } from '#content/loading/media_reader'
import { ContentProblems } from '#content/loading/problems'
import type { SiteFiles } from '#content/loading/site_reader'
import { readTerms } from '#content/loading/terms'
import type { KnownRecords } from '#content/loading/unmerged_records'
import { registry } from '#content/pages/registry'
import { isRecord } from '#shared/is_record'

/** The anchor that every page has: the main content, target of the skip link. */
const ANCHORS_EVERYWHERE = ['content']

/**
 * Creates the context that rules check.
 *
 * @param root the folder that holds `resources`
 * @param site the content as the loader has read it
 * @param problems the problems found so far; problems in the lists of terms are added
 * @param today ISO 8601
 * @param files paths of the files that are checked below the root; all by default
 * @param known records that were read before
 */
export async function createCheckContext(
  root: string,
  site: Pick<SiteFiles, 'images' | 'pages'>,
  problems: ContentProblems,
  today: string,
  {
    files: asked,
    records: known,
  }: { files?: ReadonlySet<string>; records?: KnownRecords<WrittenRecord> } = {}
): Promise<CheckContext> {
  const records = await readRecords(root, known)
  const pages = pagesByRoute(records)
  const folder = join(root, 'resources/media')
  const files = mediaFiles(folder)
  return {
    today,
    isValid: problems.errors.length === 0,
    records,
    checked: asked ? records.filter((record) => isOneOf(record, asked)) : records,
    otherTexts: asked ? [] : [...readInterfaceTexts(root), ...readCaptions(root, files)],
    pictures: site.images.map(({ file, original: { media } }) => ({
      file,
      width: media.width,
      drawing: media.mime_type === 'image/svg+xml',
    })),
    anchorsOf: (route) => {
      const page = pages.get(route)
      return page && anchorsOf(page, records)
    },
    media: files,
    masks: new Set(tintSourceFiles(folder)),
    textFolders: foldersIn(join(root, 'resources/lang')),
    expiring: [...expiringPages(site, pages), ...expiringRecords(records)],
    terms: termsIn(root, problems),
  }
}

/** Returns the records of pages by route. A route omits a trailing folder `index`. */
export function pagesByRoute(
  records: readonly WrittenRecord[]
): ReadonlyMap<string, WrittenRecord> {
  const pages = records.filter(({ folder }) => folder === 'pages')
  return new Map(pages.map((page) => [pageKeyOf(page.name), page]))
}

function isOneOf({ files }: WrittenRecord, asked: ReadonlySet<string>): boolean {
  return Array.from(files.values()).some(({ path }) => asked.has(path.replaceAll('\\', '/')))
}

function anchorsOf(page: WrittenRecord, records: readonly WrittenRecord[]): string[] {
  const definition = registry().pages[page.kind]
  const data = sourceOf(page)?.data
  const content = definition.data.safeParse(isRecord(data) ? data.data : undefined)
  const ids = (kind: string) => idsOf(kind, records).map(String)
  const own = content.success ? definition.anchors?.(content.data, ids) : []
  return [...(own ?? []), ...ANCHORS_EVERYWHERE]
}

/** Returns the ids of a kind: of records, or of the entries in their lists. */
export function idsOf(kind: string, records: readonly WrittenRecord[]): (string | number)[] {
  for (const { folder, schema, entities = [], identity } of Object.values(registry().records)) {
    const list = entities.find((each) => each.kind === kind)
    if (!list && identity?.kind !== kind) continue
    return records
      .filter((record) => record.folder === folder)
      .flatMap((record) => {
        const data = sourceOf(record)?.data
        if (!list) return identity?.id(data) ?? []
        const content = schema.safeParse(data)
        return content.success ? list.ids(content.data) : []
      })
  }
  return []
}

function sourceOf({ files, source }: WrittenRecord) {
  return files.get(source)
}

function expiringPages(
  { pages }: Pick<SiteFiles, 'pages'>,
  records: ReadonlyMap<string, WrittenRecord>
): CheckContext['expiring'] {
  return pages.flatMap(({ key, expires_on: day }) => {
    const page = records.get(key)
    const file = page && sourceOf(page)
    if (!day || !file) return []
    /** The component decides which field holds the last day, so the field is found by its value. */
    const data = isRecord(file.data) && isRecord(file.data.data) ? file.data.data : {}
    const field = Object.keys(data).filter((name) => data[name] === day)
    return [{ what: `the page "${key}"`, day, place: () => file.place(['data', ...field]) }]
  })
}

function expiringRecords(records: readonly WrittenRecord[]): CheckContext['expiring'] {
  return Object.values(registry().records).flatMap(({ folder, schema, expires }) =>
    records.flatMap((record) => {
      const file = record.folder === folder ? sourceOf(record) : undefined
      if (!expires || !file) return []
      const content = schema.safeParse(file.data)
      if (!content.success) return []
      return expires(content.data).map(({ what, day, path }) => ({
        what,
        day,
        place: () => file.place(path),
      }))
    })
  )
}

/** An invalid list of terms does not prevent the content from being loaded. */
function termsIn(root: string, problems: ContentProblems) {
  const found = new ContentProblems()
  const terms = readTerms(root, found)
  for (const problem of found.all) problems.add({ ...problem, severity: 'warning' })
  return terms
}

function foldersIn(path: string): string[] {
  if (!existsSync(path)) return []
  const entries = readdirSync(path, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

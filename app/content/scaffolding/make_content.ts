import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { contentRoot } from '#config/content'
import type { WrittenRecord } from '#content/checking/check_context'
import { idsOf, pagesByRoute } from '#content/checking/create_check_context'
import { readRecords } from '#content/checking/read_records'
import { mediaFiles } from '#content/loading/media_reader'
import { pageSchema } from '#content/pages/page_schema'
import { registry } from '#content/pages/registry'
import { addListEntry } from '#content/scaffolding/list_entry'
import { contentTemplate, entryTemplate, type Filling } from '#content/scaffolding/template'
import type { AnyRecordDefinition } from '#content/schema/define_record'
import { didYouMean } from '#content/schema/nearest'
import { unwrap } from '#content/schema/walk'
import { RefusedException } from '#database/refused_exception'
import { DEFAULT_LOCALE } from '#shared/locales'
import { today } from '#texts/days'

/** The file extensions of pictures. */
const PICTURE = /\.(jpe?g|png|webp|avif|gif|svg)$/i

/**
 * Writes a German template of a page, a record or an entry of a record, with a comment on each field.
 *
 * @param kind a page component, such as `Jobs/Show`, or a kind of record, such as `contact`
 * @param name the folder of a page or record below that of its kind, or the id of an entry
 * @param root the folder that holds `resources`
 * @returns the file that was written or added to, relative to the root
 * @throws RefusedException if there is no such kind, or the file or entry exists
 */
export async function makeContent(kind: string, name: string, root = contentRoot): Promise<string> {
  const { pages, records } = registry()
  if (!/^[a-z0-9_]+(\/[a-z0-9_]+)*$/.test(name)) {
    throw new RefusedException(`A name is small letters, digits and underscores: not "${name}".`)
  }
  const filling = await fillingFor(root)
  if (Object.hasOwn(pages, kind)) {
    return create(`pages/${name}`, pageTemplate(kind, name, filling), root)
  }
  if (!Object.hasOwn(records, kind)) {
    const kinds = [...Object.keys(pages), ...Object.keys(records)]
    throw new RefusedException(
      `There is no kind "${kind}". ${didYouMean(kind, kinds)}Kinds are ${kinds.join(', ')}.`
    )
  }
  return makeRecord(records[kind], name, filling, root)
}

/** Returns the template of a page. Values of the filling override the usual ones. */
export function pageTemplate(kind: string, name: string, filling: Filling): string {
  const path = name.replace(/\/index$/, '').replaceAll('_', '-')
  const values = { component: kind, path, ...filling.values }
  return contentTemplate(pageSchema(kind, registry().pages[kind].data), { ...filling, values })
}

async function makeRecord(
  { folder, each, schema, identity }: AnyRecordDefinition,
  name: string,
  filling: Filling,
  root: string
): Promise<string> {
  if (each) {
    const values = identity ? { id: await freeId(identity, folder, root) } : {}
    return create(`${folder}/${name}`, contentTemplate(schema, { ...filling, values }), root)
  }
  const file = fileOf(folder, root)
  if (!existsSync(file.path)) return create(folder, contentTemplate(schema, filling), root)
  const { schema: whole } = unwrap(schema)
  const lists = whole instanceof z.ZodObject ? Object.entries(whole.shape) : []
  const list = lists.find(([, field]) => isListOfNamed(field))
  if (!list)
    throw new RefusedException(`${file.name} exists already, and has no list of ids to add to.`)
  const entry = entryTemplate(list[1], { ...filling, values: { id: name } })
  await writeFile(
    file.path,
    addListEntry([list[0]], name, entry)(await readFile(file.path, 'utf8'))
  )
  return file.name
}

/** Whether a field is a list whose entries have ids. */
function isListOfNamed(field: z.core.$ZodType): boolean {
  const { schema: list } = unwrap(field)
  if (!(list instanceof z.ZodArray)) return false
  const { schema: element } = unwrap(list.def.element)
  return element instanceof z.ZodObject && 'id' in element.shape
}

async function create(folder: string, text: string, root: string): Promise<string> {
  const { path, name } = fileOf(folder, root)
  if (existsSync(path)) throw new RefusedException(`${name} exists already: choose another name.`)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
  return name
}

function fileOf(folder: string, root: string): { path: string; name: string } {
  const name = `resources/content/${folder}/${DEFAULT_LOCALE}.yaml`
  return { path: join(root, name), name }
}

/** Returns the highest id plus one. */
async function freeId(
  { id }: NonNullable<AnyRecordDefinition['identity']>,
  folder: string,
  root: string
): Promise<number> {
  const records = (await readRecords(root)).filter((record) => record.folder === folder)
  const taken = records.map(({ files, source }) => Number(id(files.get(source)?.data) ?? 0))
  return Math.max(0, ...taken) + 1
}

/** Returns the values for templates. Links point to the first existing target of their kind. */
export async function fillingFor(root: string, known?: readonly WrittenRecord[]): Promise<Filling> {
  const records = known ?? (await readRecords(root))
  const media = mediaFiles(join(root, 'resources/media'))
  const routes = pagesByRoute(records)
  return {
    values: {},
    today: today(),
    target(kind, component, fits) {
      if (kind === 'image') return media.find((file) => PICTURE.test(file))
      if (kind === 'file') return media.find((file) => !PICTURE.test(file) && fits(file))
      if (kind === 'route') {
        const [route] =
          Array.from(routes).find(([, page]) => !component || page.kind === component) ?? []
        return route
      }
      return idsOf(kind, records)[0]
    },
  }
}

import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import type { NamedFiles } from '#content/loading/content_files'
import { readAllFiles } from '#content/loading/content_files'
import { imagesSchema } from '#content/loading/picture_texts'
import { type ContentProblem, ContentProblems } from '#content/loading/problems'
import { pageSchema } from '#content/pages/page_schema'
import { registry } from '#content/pages/registry'
import { isRecord, objectSchema, unwrap } from '#content/schema/walk'

/** Translatable content: a page, a record, or the alt texts of pictures. */
export type Translatable = {
  /** Its folder below resources/content, such as `pages/root/company`. */
  name: string
  schema: z.core.$ZodType
  files: NamedFiles
  /**
   * Whether it is a page. A page exists only in languages with a file, other records in all
   * languages.
   */
  isPage: boolean
}

/** A step of a text's path: a field, or a list entry by its id. */
export type Step = { field: string } | { id: string }

/** A source text and its translation. */
export type Text = {
  /** Its path in the record: `blocks/history/title`. */
  name: string
  steps: readonly Step[]
  isMarkdown: boolean
  source: string
  translation: string | undefined
}

/** Reads all translatable content. Unreadable files are among the problems. */
export async function readTranslatables(
  root: string
): Promise<{ all: Translatable[]; errors: ContentProblem[] }> {
  const { pages, records } = registry()
  const problems = new ContentProblems()
  const read = (folder: string, isOptional?: boolean) =>
    readAllFiles(join(root, 'resources/content', folder), root, problems, isOptional)

  const all: Translatable[] = []
  for (const files of await read('pages')) {
    const source = files.files.get(files.source)?.data
    const component = isRecord(source) ? String(source.component) : ''
    const definition = pages[component]
    if (!definition || (isRecord(source) && source.gone === true)) continue
    const schema = pageSchema(component, definition.data)
    all.push({ name: `pages/${files.name}`, schema, files, isPage: true })
  }
  const folders = [
    ...Object.values(records).map(({ folder, schema, each }) => ({ folder, schema, each })),
    { folder: 'images', schema: imagesSchema, each: false },
  ]
  for (const { folder, schema, each } of folders) {
    for (const files of await read(folder, each)) {
      const name = files.name === '' ? folder : `${folder}/${files.name}`
      all.push({ name, schema, files, isPage: false })
    }
  }
  return { all: all.filter(({ files }) => files.files.has(files.source)), errors: problems.errors }
}

/**
 * Returns the texts of a record, in the order of its source.
 *
 * @param source the data of the source file, not validated
 * @param translation the data of the translation, if there is one
 */
export function textsOf(
  schema: z.core.$ZodType,
  source: unknown,
  translation?: unknown,
  steps: readonly Step[] = []
): Text[] {
  const { schema: inner, meta } = unwrap(schema)
  if (Array.isArray(source) && inner instanceof z.ZodArray) {
    const others: unknown[] = Array.isArray(translation) ? translation : []
    return source.flatMap((entry) => {
      const id = idOf(entry)
      if (id === undefined) return []
      const other = others.find((each) => idOf(each) === id)
      return textsOf(inner.def.element, entry, other, [...steps, { id }])
    })
  }
  if (isRecord(source)) {
    const shape = objectSchema(inner, source)?.shape ?? {}
    return Object.entries(shape).flatMap(([field, fieldSchema]) =>
      textsOf(fieldSchema, source[field], isRecord(translation) ? translation[field] : undefined, [
        ...steps,
        { field },
      ])
    )
  }
  if (!meta.translated || meta.link || typeof source !== 'string') return []
  return [
    {
      name: steps.map(nameOf).join('/'),
      steps,
      isMarkdown: meta.markdown === true,
      source,
      translation: typeof translation === 'string' ? translation : undefined,
    },
  ]
}

function idOf(entry: unknown): string | undefined {
  return isRecord(entry) && typeof entry.id === 'string' ? entry.id : undefined
}

/** Ids may contain slashes, such as those of pictures. */
function nameOf(step: Step): string {
  return 'field' in step ? step.field : step.id.replaceAll('/', '|')
}

/** Returns the hash that identifies a source text. */
export function sourceHash(text: string): string {
  return createHash('sha256').update(text.trim()).digest('hex').slice(0, 12)
}

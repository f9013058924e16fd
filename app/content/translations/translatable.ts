import { z } from 'zod'

import { type ContentProblem, ContentProblems } from '#content/loading/problems'
import { type NamedFiles, readUnmerged } from '#content/loading/unmerged_records'
import { objectSchema, unwrap } from '#content/schema/walk'
import type { Step } from '#shared/content/text_at'
import { isRecord } from '#shared/is_record'

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

/** A source text and its translation. */
export type Text = {
  /** Its path in the record: `blocks/history/title`. */
  name: string
  steps: readonly Step[]
  isMarkdown: boolean
  source: string
  translation: string | undefined
}

/** Reads all translatable content. Files that cannot be read are among the errors. */
export async function readTranslatables(
  root: string
): Promise<{ all: Translatable[]; errors: ContentProblem[] }> {
  const problems = new ContentProblems()
  const all = (await readUnmerged(root, problems, (record) => record)).flatMap((record) => {
    const { path, folder, schema, files } = record
    const source = files.files.get(files.source)?.data
    const isPage = folder === 'pages'
    if (source === undefined || (isPage && isRecord(source) && source.gone === true)) return []
    return [{ name: path, schema, files, isPage }]
  })
  return { all, errors: problems.errors }
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

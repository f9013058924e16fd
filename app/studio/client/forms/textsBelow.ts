import { isRecord } from '#shared/is_record'
import type { Data, Schema } from '../api'
import type { TypedText } from '../page/typedTexts'
import { valueAt } from '../values'
import { schemaAt } from './schema'

/** Returns the texts below a JSON pointer in a version of a file's data, each with what is typed. */
export function textsBelow(schema: Schema, saved: Data, draft: Data, pointer: string): TypedText[] {
  const texts = (before: unknown, after: unknown, at: string): TypedText[] => {
    if (typeof before === 'string') {
      if (before === '') return []
      const { link, enum: choices, format, markdown } = schemaAt(schema, draft, at)
      const typed = typeof after === 'string' ? after : ''
      return link || choices || format ? [] : [{ saved: before, typed, isMarkdown: markdown }]
    }
    const isList = Array.isArray(before) && Array.isArray(after)
    if (isList ? before.length !== after.length : !isRecord(before) || !isRecord(after)) return []
    return Object.entries(before as Data).flatMap(([name, value]) =>
      texts(value, (after as Data)[name], `${at}/${name}`)
    )
  }
  return texts(valueAt(saved, pointer), valueAt(draft, pointer), pointer)
}

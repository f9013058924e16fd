import { isRecord } from '#shared/is_record'
/** A step of a text's path: a field, or a list entry by its id. */
export type Step = { field: string } | { id: string }

/** Returns the text at a path of a translation; undefined if there is none. */
export function textAt(data: unknown, steps: readonly Step[]): string | undefined {
  const value = steps.reduce<unknown>((inner, step) => {
    if ('field' in step) return isRecord(inner) ? inner[step.field] : undefined
    return Array.isArray(inner) ? inner[placeOf(inner, step.id)] : undefined
  }, data)
  return typeof value === 'string' ? value : undefined
}

/**
 * Returns the data of a translation with another text; undefined takes the text away. Groups of
 * fields and list entries that are missing are added, the latter with their ids.
 */
export function withText(
  data: unknown,
  [step, ...rest]: readonly Step[],
  text: string | undefined
): unknown {
  if (!step) return text
  if ('field' in step) {
    const fields = isRecord(data) ? data : {}
    return { ...fields, [step.field]: withText(fields[step.field], rest, text) }
  }
  const list: unknown[] = Array.isArray(data) ? data : []
  const place = placeOf(list, step.id)
  if (place === -1) return [...list, withText({ id: step.id }, rest, text)]
  return list.with(place, withText(list[place], rest, text))
}

function placeOf(list: readonly unknown[], id: string): number {
  return list.findIndex((entry) => isRecord(entry) && entry.id === id)
}

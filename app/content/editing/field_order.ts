import type { z } from 'zod'
import { objectSchema, unwrap } from '#content/schema/walk'

export type Schema = z.core.$ZodType | undefined

/** Returns fields in the order of their schema; others follow as they are. */
export function ordered(value: Record<string, unknown>, schema: Schema): Record<string, unknown> {
  const shape = (schema && objectSchema(unwrap(schema).schema, value)?.shape) ?? {}
  const names = Object.keys(shape).filter((name) => value[name] !== undefined)
  return { ...Object.fromEntries(names.map((name) => [name, value[name]])), ...value }
}

import type { z } from 'zod'
import { objectSchema, unwrap } from '#content/schema/walk'

export type Schema = z.core.$ZodType | undefined

/** Returns an object with its fields in the order of the schema; unknown fields come last. */
export function ordered(value: Record<string, unknown>, schema: Schema): Record<string, unknown> {
  const shape = (schema && objectSchema(unwrap(schema).schema, value)?.shape) ?? {}
  const names = Object.keys(shape).filter((name) => value[name] !== undefined)
  return { ...Object.fromEntries(names.map((name) => [name, value[name]])), ...value }
}

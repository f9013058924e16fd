import type { z } from 'zod'

/** Returns the schema of a URL parameter: undefined if it is missing or invalid. */
export function urlParameter<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().catch(undefined)
}

import { z } from 'zod'
import type { FieldMeta } from '#content/schema/fields'
import type { Link, Path } from '#content/schema/links'
import { linkedRoutes } from '#content/schema/route_links'
import { isRecord } from '#shared/is_record'

type Unwrapped = { schema: z.core.$ZodType; meta: FieldMeta }

/** Memoized, because a load unwraps schemas several hundred thousand times. */
const unwrapped = new WeakMap<z.core.$ZodType, Unwrapped>()
const variants = new WeakMap<z.core.$ZodType, Map<unknown, z.ZodObject | undefined>>()

/**
 * Returns a schema without its optional, default, transform and preprocess wrappers, and the
 * metadata of its field.
 */
export function unwrap(schema: z.core.$ZodType): Unwrapped {
  return memoized(unwrapped, schema, () => unwrapNow(schema))
}

function unwrapNow(schema: z.core.$ZodType): Unwrapped {
  let inner = schema
  let meta: FieldMeta = {}
  for (;;) {
    meta = { ...z.globalRegistry.get(inner), ...meta }
    if (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault) {
      inner = inner.def.innerType
    } else if (inner instanceof z.ZodPipe) {
      const { in: before, out: after } = inner.def
      inner = before instanceof z.ZodTransform ? after : before
    } else {
      return { schema: inner, meta }
    }
  }
}

/** Returns the object schema for a value; of a union, the variant selected by the discriminator. */
export function objectSchema(schema: z.core.$ZodType, value: unknown): z.ZodObject | undefined {
  if (schema instanceof z.ZodObject) return schema
  if (!(schema instanceof z.ZodDiscriminatedUnion) || !isRecord(value)) return undefined
  const { discriminator, options } = schema.def
  const name = value[discriminator]
  return memoized(
    memoized(variants, schema, () => new Map()),
    name,
    () =>
      (options as z.ZodObject[]).find(
        (option) => option.shape[discriminator]?.safeParse(name).success
      )
  )
}

/** Returns the memoized value of a key; computes it on first use. */
function memoized<Key, Value>(
  values: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  compute: () => Value
): Value {
  const known = values.get(key)
  if (known !== undefined) return known
  const value = compute()
  values.set(key, value)
  return value
}

/** Returns the schema and the value at a path inside a root value. */
export function schemaAt(
  schema: z.core.$ZodType,
  root: unknown,
  path: Path
): { schema: z.core.$ZodType; value: unknown } | undefined {
  let current = unwrap(schema).schema
  let value = root
  for (const part of path) {
    const next: z.core.$ZodType | undefined =
      current instanceof z.ZodArray
        ? current.def.element
        : objectSchema(current, value)?.shape[part as string]
    if (!next) return undefined
    current = unwrap(next).schema
    value = (value as never)?.[part]
  }
  return { schema: current, value }
}

export function collectLinks(schema: z.core.$ZodType, value: unknown, path: Path = []): Link[] {
  const { schema: inner, meta } = unwrap(schema)

  if (Array.isArray(value) && inner instanceof z.ZodArray) {
    const { element } = inner.def
    return value.flatMap((entry, index) => collectLinks(element, entry, [...path, index]))
  }
  if (isRecord(value)) {
    const shape = objectSchema(inner, value)?.shape ?? {}
    return Object.entries(shape).flatMap(([key, field]) =>
      collectLinks(field, value[key], [...path, key])
    )
  }
  if (meta.link && (typeof value === 'string' || typeof value === 'number')) {
    return [{ kind: meta.link, key: value, path, component: meta.component, named: meta.named }]
  }
  if (typeof value !== 'string') return []
  if (meta.markdown) return linkedRoutes(value).map((key) => ({ kind: 'route', key, path }))
  return []
}

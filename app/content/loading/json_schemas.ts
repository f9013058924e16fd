import { createHash } from 'node:crypto'
import { z } from 'zod'
import { redirectsSchema } from '#content/loading/links/redirects'
import { imagesSchema } from '#content/loading/picture_texts'
import { termsSchema } from '#content/loading/terms'
import type { AnyPageDefinition } from '#content/pages/define_page'
import { pageSchema } from '#content/pages/page_schema'
import type { AnyRecordDefinition } from '#content/schema/define_record'
import type { FieldMeta } from '#content/schema/fields'

type JsonSchema = z.core.JSONSchema.JSONSchema & FieldMeta

/** A JSON Schema that lets an editor's program validate content files as they are written. */
export type EditorSchema = {
  /** Below resources/content/schemas. */
  file: string
  schema: JsonSchema
  /** The files it validates, as a glob below resources/content. */
  glob: string
}

/**
 * Generates the JSON Schemas of all content files from the loader's schemas. Each record has one
 * for its source and, if it has texts, one for its translations.
 */
export function editorSchemas(
  pages: Readonly<Record<string, AnyPageDefinition>>,
  records: Readonly<Record<string, AnyRecordDefinition>>
): EditorSchema[] {
  const page = Object.entries(pages).map(([name, { data }]) => toJson(pageSchema(name, data)))
  return [
    ...sourceAndTranslation('page', 'pages/**', { anyOf: page }),
    ...Object.entries(records).flatMap(([name, { folder, each, schema }]) =>
      sourceAndTranslation(name, each ? `${folder}/**` : folder, toJson(schema))
    ),
    ...sourceAndTranslation('images', 'images', toJson(imagesSchema)),
    { file: 'terms.json', schema: toJson(termsSchema), glob: 'terms/*' },
    { file: 'redirects.json', schema: toJson(redirectsSchema), glob: 'redirects.yaml' },
  ]
}

/** Generates the JSON Schema of one file; undefined for a translation without texts. */
export function schemaOfFile(schema: z.ZodType, isTranslation: boolean): JsonSchema | undefined {
  const whole = toJson(schema)
  const written = isTranslation ? translationOf(whole) : whole
  return written && withDefinitions(written)
}

function sourceAndTranslation(name: string, folder: string, schema: JsonSchema): EditorSchema[] {
  const source = {
    file: `${name}.json`,
    schema: withDefinitions(schema),
    glob: `${folder}/de.yaml`,
  }
  const translation = translationOf(schema)
  if (!translation) return [source]
  return [
    source,
    {
      file: `${name}.translation.json`,
      schema: withDefinitions(translation),
      glob: `${folder}/!(de).yaml`,
    },
  ]
}

function toJson(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override: ({ jsonSchema }) => omitDerived(jsonSchema),
  })
}

/** Removes derived fields, which editors must not write. */
function omitDerived({ properties = {} }: z.core.JSONSchema.BaseSchema) {
  for (const [name, property] of Object.entries(properties)) {
    if ((property as JsonSchema).derived) delete properties[name]
  }
}

/**
 * Returns the part of a schema that a translation may write; undefined if nothing is translated.
 */
function translationOf(schema: JsonSchema): JsonSchema | undefined {
  if (schema.translated || schema.perLocale || schema.inherited) return schema

  if (schema.anyOf || schema.oneOf) {
    const all = (schema.anyOf ?? schema.oneOf ?? []) as JsonSchema[]
    const variants = all.map(translationOf).filter((variant) => variant !== undefined)
    return variants.length > 0 ? { anyOf: variants } : undefined
  }
  if (schema.type === 'array') {
    const items = translationOf((schema.items ?? {}) as JsonSchema)
    return items && { type: 'array', items }
  }
  if (schema.type !== 'object') return undefined

  const all = Object.entries(schema.properties ?? {}) as [string, JsonSchema][]
  const translated = all.flatMap(([name, property]) => {
    const translation = translationOf(property)
    return translation ? [[name, translation] as const] : []
  })
  if (translated.length === 0) return undefined
  const id = all.filter(([name, { type }]) => name === 'id' && type === 'string')
  const own = all.filter(([name, { perLocale }]) => perLocale && schema.required?.includes(name))
  return {
    type: 'object',
    properties: Object.fromEntries([...id, ...translated]),
    required: [...id, ...own].map(([name]) => name),
    additionalProperties: false,
  }
}

/** The JSON length from which a schema is replaced by a reference. */
const WORTH_A_REFERENCE = 200

/**
 * Moves repeated schemas into `definitions`. A definition is named after the first field that has
 * it and its own content, so that changes of other fields do not rename it.
 */
function withDefinitions(schema: JsonSchema): JsonSchema {
  const times = new Map<string, number>()
  const count = (part: JsonSchema) => {
    const json = JSON.stringify(part)
    const before = times.get(json) ?? 0
    times.set(json, before + 1)
    /** Parts of a repeated schema are counted once only; they are written with that schema. */
    if (before === 0) mapParts(part, '', count)
    return part
  }
  const names = new Map<string, string>()
  const definitions: Record<string, JsonSchema> = {}
  const refer = (part: JsonSchema, field: string): JsonSchema => {
    const json = JSON.stringify(part)
    const isRepeated = Number(times.get(json)) > 1 && json.length > WORTH_A_REFERENCE
    if (!isRepeated) return mapParts(part, field, refer)
    const hash = createHash('sha1').update(json).digest('hex').slice(0, 6)
    const name = names.get(json) ?? `${field}_${hash}`
    if (!names.has(json)) {
      names.set(json, name)
      definitions[name] = mapParts(part, field, refer)
    }
    return { $ref: `#/definitions/${name}` }
  }
  count(schema)
  const short = mapParts(schema, 'file', refer)
  return Object.keys(definitions).length > 0 ? { ...short, definitions } : short
}

/**
 * Replaces the nested schemas of a schema. The callback receives each with the name of its field.
 */
function mapParts(
  schema: JsonSchema,
  field: string,
  map: (part: JsonSchema, field: string) => JsonSchema
): JsonSchema {
  const mapped: JsonSchema = { ...schema }
  if (schema.properties) {
    const all = Object.entries(schema.properties) as [string, JsonSchema][]
    mapped.properties = Object.fromEntries(all.map(([name, part]) => [name, map(part, name)]))
  }
  for (const key of ['items', 'additionalProperties'] as const) {
    const part = schema[key]
    if (part && typeof part === 'object' && !Array.isArray(part)) mapped[key] = map(part, field)
  }
  for (const key of ['anyOf', 'oneOf'] as const) {
    if (schema[key]) mapped[key] = (schema[key] as JsonSchema[]).map((part) => map(part, field))
  }
  return mapped
}

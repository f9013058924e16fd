import { z } from 'zod'
import { imagesSchema } from '#content/loading/picture_texts'
import { redirectsSchema } from '#content/loading/redirects'
import { termsSchema } from '#content/loading/terms'
import type { AnyPageDefinition } from '#content/pages/define_page'
import { pageSchema } from '#content/pages/page_schema'
import type { AnyRecordDefinition } from '#content/schema/define_record'
import type { FieldMeta } from '#content/schema/fields'

type JsonSchema = z.core.JSONSchema.JSONSchema & FieldMeta

/** A JSON Schema by which an editor's program checks files while they are written. */
export type EditorSchema = {
  /** Below resources/content/schemas. */
  file: string
  schema: JsonSchema
  /** The files it is for, as a glob below resources/content. */
  glob: string
}

/**
 * The JSON Schemas of all content files, made of the very schemas the loader uses. Each record has
 * two, one for the source and one for the translations that lie over it.
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

function sourceAndTranslation(name: string, folder: string, schema: JsonSchema): EditorSchema[] {
  const translation = translationOf(schema) ?? {}
  return [
    { file: `${name}.json`, schema, glob: `${folder}/de.yaml` },
    { file: `${name}.translation.json`, schema: translation, glob: `${folder}/!(de).yaml` },
  ]
}

function toJson(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override: ({ jsonSchema }) => omitDerived(jsonSchema),
  })
}

/** Takes the fields out of an object that are not the editor's to write. */
function omitDerived({ properties = {} }: z.core.JSONSchema.BaseSchema) {
  for (const [name, property] of Object.entries(properties)) {
    if ((property as JsonSchema).derived) delete properties[name]
  }
}

/** The part of a schema that a translation may write; undefined where nothing is translated. */
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
  return {
    type: 'object',
    properties: Object.fromEntries([...id, ...translated]),
    required: [...id, ...all.filter(([, property]) => property.perLocale)].map(([name]) => name),
    additionalProperties: false,
  }
}

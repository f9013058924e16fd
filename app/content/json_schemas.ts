import { z } from 'zod'
import {
  coloursSchema,
  decorsSchema,
  eventsSchema,
  installationsSchema,
} from '#content/catalogue_schema'
import { contactSchema } from '#content/contact_schema'
import type { FieldMeta } from '#content/fields'
import { pageSchema } from '#content/page_schema'
import { pages } from '#content/pages'
import {
  footerNavigationSchema,
  imagesSchema,
  mainNavigationSchema,
  redirectsSchema,
  settingsSchema,
} from '#content/site_schema'

type JsonSchema = z.core.JSONSchema.JSONSchema & FieldMeta

/**
 * The JSON Schemas by which an editor's program checks content files while they are written, made of
 * the very schemas the loader uses: file name below resources/content/schemas to schema. Each record
 * has two, one for the source and one for the translations that lie over it.
 */
export function jsonSchemas(): Record<string, JsonSchema> {
  const page = {
    anyOf: Object.entries(pages).map(([name, { data }]) => toJson(pageSchema(name, data))),
  }
  const records = {
    page,
    settings: toJson(settingsSchema),
    main_navigation: toJson(mainNavigationSchema),
    footer_navigation: toJson(footerNavigationSchema),
    images: toJson(imagesSchema),
    contact: toJson(contactSchema),
    colours: toJson(coloursSchema),
    decors: toJson(decorsSchema),
    installations: toJson(installationsSchema),
    events: toJson(eventsSchema),
  }
  return {
    ...Object.fromEntries(
      Object.entries(records).flatMap(([name, schema]) => [
        [`${name}.json`, schema],
        [`${name}.translation.json`, translationOf(schema) ?? {}],
      ])
    ),
    'redirects.json': toJson(redirectsSchema),
  }
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
  if (schema.translated || schema.perLocale) return schema

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

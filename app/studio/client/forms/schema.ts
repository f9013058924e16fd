import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import { isRecord } from '#shared/is_record'
import type { Data, Schema } from '../api'
import { describe, nameOf, valueName } from '../words/texts'

/** Fields that are never changed by hand; nor is the type of a block. */
const HIDDEN = new Set(['id', 'component', 'source'])

/** Keywords that a form does not need, or would act upon. */
const LEFT_OUT = new Set(['default', 'examples', 'items', 'anyOf', 'oneOf', 'definitions'])

/** The lengths that search engines show whole, in characters. */
const LENGTHS: Record<string, [number, number]> = {
  'meta/title': [30, 65],
  'meta/description': [70, 160],
}

/** The length from which a text gets several lines, in characters. */
const LONG = 60

/** Returns the schema of the value at a JSON pointer of a file. */
export function schemaAt(root: Schema, data: unknown, pointer: string): Schema {
  let schema = resolve(root, root, data)
  let value = data
  for (const name of pointer.split('/').slice(1)) {
    value = (value as Data | undefined)?.[name]
    schema = resolve(root, schema.properties?.[name] ?? schema.items ?? {}, value)
  }
  return schema
}

/** Follows a reference, and chooses the variant that has the constants of the value. */
function resolve(root: Schema, schema: Schema, value?: unknown): Schema {
  const name = schema.$ref?.split('/').at(-1)
  if (name !== undefined) return resolve(root, root.definitions?.[name] ?? {}, value)
  const variants = variantsOf(root, schema)
  if (variants.length === 0) return schema
  const { description } = schema
  const fits = variants.find((variant) => isRecord(value) && hasConstants(variant, value))
  return { description, ...(fits ?? variants[0]) }
}

function variantsOf(root: Schema, schema: Schema): Schema[] {
  return (schema.anyOf ?? schema.oneOf ?? []).map((variant) => resolve(root, variant))
}

function hasConstants({ properties = {} }: Schema, value: Data): boolean {
  return Object.entries(properties).every(
    ([name, { const: constant }]) => constant === undefined || constant === value[name]
  )
}

/** The types of blocks that a list may have, with their descriptions. */
export function blockTypes(root: Schema, list: Schema): { type: string; description: string }[] {
  const items = list.items ?? {}
  const name = items.$ref?.split('/').at(-1)
  const union = name === undefined ? items : (root.definitions?.[name] ?? {})
  return variantsOf(root, union).flatMap(({ properties, description = '' }) => {
    const type = properties?.type?.const
    return typeof type === 'string' ? [{ type, description: describe(description) ?? '' }] : []
  })
}

/** The names of the fields that are lists of blocks. */
export function blockLists(root: Schema, schema: Schema): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    blockTypes(root, resolve(root, property)).length > 0 ? [name] : []
  )
}

/**
 * Returns what the form needs of the schema of a value: references followed, without lists of
 * blocks, which are edited one by one, and without default values, which a form would write.
 */
export function formSchema(root: Schema, schema: Schema, value: unknown, path = ''): RJSFSchema {
  const { properties, items } = schema
  const own = Object.entries(schema).filter(([keyword]) => !LEFT_OUT.has(keyword))
  const title = path === '' ? '' : nameOf(path.split('/').at(-1) ?? '')
  const base = { ...Object.fromEntries(own), title, description: describe(schema.description) }
  if (properties) {
    const lists = blockLists(root, schema)
    const fields = Object.entries(properties).filter(([name]) => !lists.includes(name))
    return {
      ...base,
      properties: Object.fromEntries(
        fields.map(([name, property]) => {
          const inner = (value as Data | undefined)?.[name]
          return [name, formSchema(root, resolve(root, property, inner), inner, `${path}/${name}`)]
        })
      ),
    }
  }
  const isList = Array.isArray(schema.type) ? Array.isArray(value) : schema.type === 'array'
  if (isList) {
    const first = Array.isArray(value) ? value[0] : undefined
    const entry = formSchema(root, resolve(root, items ?? { type: 'string' }, first), first, path)
    return { ...base, type: 'array', items: entry }
  }
  return { ...base, ...(Array.isArray(schema.type) && { type: 'string' }) }
}

/**
 * Returns the widgets of a form by the metadata of its fields.
 *
 * @param values the value of the field; in a list, those of all entries
 */
export function formWidgets(schema: RJSFSchema, values: readonly unknown[], path = ''): UiSchema {
  const name = path.split('/').at(-1) ?? ''
  if (HIDDEN.has(name) || (name === 'type' && 'const' in schema)) return { 'ui:widget': 'hidden' }
  if (name === 'focus') return { 'ui:field': 'FocusPoint' }
  if (schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([key, property]) => [
        key,
        formWidgets(
          property as RJSFSchema,
          values.map((value) => (value as Data | undefined)?.[key]),
          path === '' ? key : `${path}/${key}`
        ),
      ])
    )
  }
  if (schema.type === 'array') {
    const entries = values.flatMap((value) => (Array.isArray(value) ? value : []))
    const entry = formWidgets(schema.items as RJSFSchema, entries, `${path}/`)
    const items = (_: unknown, index: number) => ({
      ...entry,
      'ui:title': `${nameOf(name)} ${index + 1}`,
    })
    return { items, 'ui:options': { copyable: true } }
  }
  if (schema.type !== 'string' && !schema.link) return {}
  if (schema.link === 'image') return { 'ui:widget': 'picture' }
  if (schema.link) return { 'ui:widget': 'target', 'ui:options': { link: schema.link } }
  if (schema.enum)
    return { 'ui:enumNames': (schema.enum as string[]).map((each) => valueName(name, each)) }
  if (schema.format === 'date') return {}
  if (schema.markdown) return { 'ui:widget': 'markdown' }
  const lengths = LENGTHS[path]
  if (lengths) return { 'ui:widget': 'counted', 'ui:options': { lengths } }
  const isText = schema.translated && /text|description|caption/.test(name)
  return isText || values.some(isLong) ? { 'ui:widget': 'textarea' } : {}
}

function isLong(value: unknown): boolean {
  return typeof value === 'string' && (value.length > LONG || value.includes('\n'))
}

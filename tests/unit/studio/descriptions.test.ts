import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Schema = { [keyword: string]: unknown }

const parse = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const GERMAN: Record<string, string> = parse('app/studio/client/words/descriptions.de.json')
const NAMES: Record<string, string> = parse('app/studio/client/words/names.de.json')

/** Fields that no form shows, and the type of a block, which never changes. */
const HIDDEN = new Set(['id', 'component', 'source'])
const isShown = ([name, field]: [string, unknown]) =>
  !HIDDEN.has(name) && !(name === 'type' && 'const' in (field as Schema))

const SCHEMAS = 'resources/content/schemas'

/** What has a form: the parts that the site marks, and the pictures in them. */
const FORMS = ['page', 'contact', 'events', 'colours', 'decors', 'images']

/** Translations are written beside their sources, not in a form. */
const FILES = readdirSync(SCHEMAS).filter((name) => !name.endsWith('.translation.json'))

/** Names of what no schema calls so: kinds of records, a field of an action, what only changes tell. */
const ELSEWHERE = ['at', 'colour', 'component', 'event', 'source']

test('what forms say of a field is there in German, and nothing else', () => {
  const said = FORMS.flatMap((name) => {
    const { definitions, ...schema } = parse(`${SCHEMAS}/${name}.json`)
    return descriptions(schema, definitions)
  })
  expect(Object.keys(GERMAN).toSorted()).toEqual([...new Set(said)].toSorted())
})

test('every field, every value to choose and every block has a German name, and no name is left over', () => {
  const texts = FILES.map((name) => readFileSync(`${SCHEMAS}/${name}`, 'utf8'))
  const all = texts.flatMap((text) => fieldsOf(JSON.parse(text)))
  const types = texts.flatMap((text) => typesOf(JSON.parse(text)))
  const values = texts.flatMap((text) => valuesOf(JSON.parse(text)))
  const shown = new Set([...all, ...types, ...values])
  expect([...shown].filter((name) => NAMES[name] === undefined)).toEqual([])
  const unused = Object.keys(NAMES).filter((name) => !shown.has(name.replace(/^\w+\//, '')))
  expect(unused).toEqual(ELSEWHERE)
})

/** Returns the names of the fields below a schema that a form shows. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties, ...rest } = schema as { properties?: Schema }
  const own = Object.entries(properties ?? {}).filter(isShown)
  return [
    ...own.map(([name]) => name),
    ...[...own.map(([, field]) => field), ...Object.values(rest)].flatMap(fieldsOf),
  ]
}

/** Returns the types of blocks below a schema. */
function typesOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { type } = (schema as { properties?: { type?: { const?: string } } }).properties ?? {}
  return [...(type?.const ? [type.const] : []), ...Object.values(schema).flatMap(typesOf)]
}

/** Returns the words that fields below a schema may be chosen from; languages and ratios are none. */
function valuesOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own =
    'enum' in schema ? (schema.enum as string[]).filter((value) => /^[a-z_]{3,}$/.test(value)) : []
  const { properties = {}, ...rest } = schema as { properties?: Schema }
  const fields = Object.entries(properties).filter(isShown)
  return [
    ...own,
    ...[...fields.map(([, field]) => field), ...Object.values(rest)].flatMap(valuesOf),
  ]
}

/** Returns the descriptions of the fields of a schema, with those that it refers to. */
function descriptions(
  schema: unknown,
  definitions: Schema | undefined,
  seen = new Set<unknown>()
): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return []
  seen.add(schema)
  const { description, $ref, properties, ...rest } = schema as Schema
  const fields = Object.entries(properties ?? {}).filter(isShown)
  const referred =
    typeof $ref === 'string' ? definitions?.[$ref.split('/').at(-1) ?? ''] : undefined
  return [
    ...(typeof description === 'string' ? [description] : []),
    ...[referred, ...fields.map(([, field]) => field), ...Object.values(rest)].flatMap((each) =>
      descriptions(each, definitions, seen)
    ),
  ]
}

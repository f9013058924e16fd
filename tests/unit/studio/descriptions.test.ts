import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Schema = { [keyword: string]: unknown }

const parse = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const GERMAN: Record<string, string> = parse('app/studio/client/descriptions.de.json')

/** Fields that no form shows. */
const HIDDEN = new Set(['id', 'type', 'component', 'source'])

test('what forms of free pages, blocks and pictures say of a field is there in German', () => {
  const { anyOf, definitions } = parse('resources/content/schemas/page.json')
  const page = anyOf.find(({ properties }: Schema) => constantOf(properties) === 'Root/Show')
  const images = parse('resources/content/schemas/images.json')
  const said = new Set([...descriptions(page, definitions), ...descriptions(images, {})])
  expect(Object.keys(GERMAN).toSorted()).toEqual([...said].toSorted())
})

function constantOf(properties: unknown): unknown {
  return (properties as { component?: Schema }).component?.const
}

/** Returns the descriptions of the fields of a schema, with those that it refers to. */
function descriptions(schema: unknown, definitions: Schema, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return []
  seen.add(schema)
  const { description, $ref, properties, ...rest } = schema as Schema
  const fields = Object.entries(properties ?? {}).filter(([name]) => !HIDDEN.has(name))
  const referred = typeof $ref === 'string' ? definitions[$ref.split('/').at(-1) ?? ''] : undefined
  return [
    ...(typeof description === 'string' ? [description] : []),
    ...[referred, ...fields.map(([, field]) => field), ...Object.values(rest)].flatMap((each) =>
      descriptions(each, definitions, seen)
    ),
  ]
}

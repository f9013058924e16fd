import { readFileSync } from 'node:fs'
import { jsonSchemas } from '#content/json_schemas'
import { expect, test } from 'vitest'

test.each(Object.entries(jsonSchemas()))(
  'the editor checks by the loader’s schema: %s is current (node ace content:schema)',
  (name, schema) => {
    const written = readFileSync(`resources/content/schemas/${name}`, 'utf8')
    expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(schema)))
  }
)

test('a translation may write texts and ids, nothing that is the same in every language', () => {
  const { properties } = jsonSchemas()['main_navigation.translation.json']
  const item = JSON.stringify(properties)
  expect(item).toContain('"title"')
  expect(item).not.toContain('"route"')
  expect(item).not.toContain('"card_link"')
})

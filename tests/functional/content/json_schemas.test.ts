import { readFileSync } from 'node:fs'
import { startApp, type TestApp } from '#tests/app'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp
let schemas: Record<string, object>

/** The schemas stand on what pages look up, which needs the application. */
beforeAll(async () => {
  app = await startApp({ contentRoot: null })
  const { jsonSchemas } = await import('#content/json_schemas')
  schemas = jsonSchemas()
})
afterAll(() => app.close())

test('the editor checks by the loader’s schemas: they are current (node ace content:schema)', () => {
  expect(Object.keys(schemas)).toContain('page.json')
  for (const [name, schema] of Object.entries(schemas)) {
    const written = readFileSync(`resources/content/schemas/${name}`, 'utf8')
    expect(JSON.parse(written), name).toEqual(JSON.parse(JSON.stringify(schema)))
  }
})

test('a translation may write texts and ids, nothing that is the same in every language', () => {
  const item = JSON.stringify(schemas['main_navigation.translation.json'])
  expect(item).toContain('"title"')
  expect(item).not.toContain('"route"')
  expect(item).not.toContain('"card_link"')
})

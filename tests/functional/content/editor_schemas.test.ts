import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EditorSchema } from '#content/loading/json_schemas'
import { startApp, type TestApp } from '#tests/app'

let app: TestApp
let schemas: EditorSchema[]

/** The definitions of pages query the database, which needs the application. */
beforeAll(async () => {
  app = await startApp({ contentRoot: null })
  const { editorSchemas } = await import('#content/loading/json_schemas')
  const { pages, records } = await import('#start/pages')
  schemas = editorSchemas(pages, records)
})
afterAll(() => app.close())

test('the editor checks by the loader’s schemas: they are current (node ace content:schema)', () => {
  const written = readdirSync('resources/content/schemas')
  expect(written.toSorted()).toEqual(schemas.map(({ file }) => file).toSorted())
  for (const { file, schema } of schemas) {
    const text = readFileSync(`resources/content/schemas/${file}`, 'utf8')
    expect(JSON.parse(text), file).toEqual(JSON.parse(JSON.stringify(schema)))
  }
})

test('VS Code knows the schema of every content file', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'))
  expect(settings['yaml.schemas']).toEqual(
    Object.fromEntries(
      schemas.map(({ file, glob }) => [
        `resources/content/schemas/${file}`,
        `resources/content/${glob}`,
      ])
    )
  )
})

test('a translation may write texts and ids, nothing that is the same in every language', () => {
  const { schema } = schemas.find(({ file }) => file === 'main_navigation.translation.json')!
  const item = JSON.stringify(schema)
  expect(item).toContain('"title"')
  expect(item).not.toContain('"route"')
  expect(item).not.toContain('"card_link"')
})

import { globSync, readdirSync, readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { EditorSchema } from '#content/loading/json_schemas'
import { givenApp } from '#tests/app'

givenApp({ contentRoot: null })
let schemas: EditorSchema[]

/** The definitions of pages query the database, which needs the application. */
beforeAll(async () => {
  const { editorSchemas } = await import('#content/loading/json_schemas')
  const { pages, records } = await import('#start/pages')
  schemas = editorSchemas(pages, records)
})

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

/** Checks as an editor does: each file by the schema for its path. */
function check({ file }: EditorSchema) {
  const schema = JSON.parse(readFileSync(`resources/content/schemas/${file}`, 'utf8'))
  return new Ajv({ strict: false, validateFormats: false }).compile(schema)
}

test('the editor underlines nothing in the content that the loader takes', () => {
  const underlined = schemas.flatMap((schema) => {
    const isRight = check(schema)
    const files = globSync(`resources/content/${schema.glob}`)
    expect(files.length, schema.glob).toBeGreaterThan(0)
    return files.filter((file) => !isRight(parse(readFileSync(file, 'utf8'))))
  })
  expect(underlined).toEqual([])
})

test.each([
  ['an unknown field of a block', 'text: Seit 1924.', 'text: Seit 1924.\n    txt: Seit 1924.'],
  ['another kind of value', 'text: Seit 1924.', 'text: [1924]'],
  ['a block that is none', 'type: Text', 'type: Txt'],
  ['a page that is none', 'component: Root/Show', 'component: Root/Shown'],
])('the editor underlines %s', (_what, right, wrong) => {
  const isRight = check(schemas.find(({ file }) => file === 'page.json')!)
  const page = `component: Root/Show
path: unternehmen
meta: { title: Unternehmen }
blocks:
  - id: history
    type: Text
    text: Seit 1924.
`
  expect(isRight(parse(page))).toBe(true)
  expect(isRight(parse(page.replace(right, wrong)))).toBe(false)
})

test('what many blocks and pages have is written once', () => {
  const { schema } = schemas.find(({ file }) => file === 'page.json')!
  const { anyOf: pages = [] } = schema
  const definitions: Record<string, object> = { ...(schema.definitions as object) }
  const references = JSON.stringify(pages).match(/"#\/definitions\/\w+"/g) ?? []
  expect(references.length).toBeGreaterThan(pages.length)
  const named = references.map((each) => each.slice('"#/definitions/'.length, -1))
  expect(named.filter((name) => !(name in definitions))).toEqual([])
  const texts = Object.values(definitions).map((each) => JSON.stringify(each))
  expect(new Set(texts).size).toBe(texts.length)
})

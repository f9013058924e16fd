import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#tests/app'

let app: TestApp

beforeAll(async () => {
  app = await startApp({ contentRoot: null })
})
afterAll(() => app.close())

test('queries are typed by the tables as migrations make them (node ace database:schema)', async () => {
  const { default: db } = await import('@adonisjs/lucid/services/db')
  const { generateSchema } = await import('#database/schema_generator')
  const written = readFileSync('database/schema.ts', 'utf8')
  expect(await generateSchema(db.connection())).toBe(written)
})

test('a column of a type that nobody has thought of is named', async () => {
  const { default: db } = await import('@adonisjs/lucid/services/db')
  const { generateSchema } = await import('#database/schema_generator')
  await db.rawQuery('alter table jobs add column opens_at time')
  await expect(generateSchema(db.connection())).rejects.toThrow(/jobs\.opens_at/)
})

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { givenApp } from '#tests/app'
import { run } from '#tests/fixtures/processes/commands'

const app = givenApp({ contentRoot: null })

test('models and queries are typed by the tables as migrations make them (node ace schema:generate)', async () => {
  const { default: db } = await import('@adonisjs/lucid/services/db')
  const outputPath = join(app.storage, 'schema.ts')
  const connection = db.manager.get(db.primaryConnectionName)
  Object.assign(connection?.config.schemaGeneration ?? {}, { outputPath })
  await run('schema:generate')
  const written = await readFile('database/schema.ts', 'utf8')
  expect(await readFile(outputPath, 'utf8')).toBe(written)
  expect(written, 'every column has a type').not.toMatch(/: any$/m)
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp } from '#tests/app'

/** Migrations that shared their stamp with another one, and the names they have now. */
const RENAMED = [
  ['1764000006000_create_files_table', '1764000006500_create_files_table'],
  ['1764000008000_create_outbox_messages_table', '1764000008500_create_outbox_messages_table'],
].map((names) => names.map((name) => `database/migrations/${name}`)) as [string, string][]

const RENAMING = 'database/migrations/1764000012000_rename_migrations_that_shared_a_stamp'

const OUTBOX = RENAMED[1][1]

let app: TestApp

beforeAll(async () => {
  app = await startApp({ contentRoot: null })
})
afterAll(() => app.close())

/** A database that was migrated from nothing. */
beforeEach(async () => {
  await migrate('down', { batch: 0 })
  await migrate('up')
})

async function database() {
  const { default: db } = await import('@adonisjs/lucid/services/db')
  return db
}

/** Migrates up, or down: the latest batch, those since a batch, or the latest few. */
async function migrate(direction: 'up' | 'down', extent: { batch?: number; step?: number } = {}) {
  const { default: application } = await import('@adonisjs/core/services/app')
  const { MigrationRunner } = await import('@adonisjs/lucid/migration')
  const runner = new MigrationRunner(await database(), application, { direction, ...extent })
  await runner.run()
  if (runner.error) throw runner.error
  return runner.getList()
}

/** Names and batches of what has run, in the order in which it ran. */
async function entries(): Promise<{ id: number; name: string; batch: number }[]> {
  const db = await database()
  return db.from('adonis_schema').select('id', 'name', 'batch').orderBy('id')
}

/** The entries of the migrations before one. */
function ranBefore(name: string, all: Awaited<ReturnType<typeof entries>>) {
  return all.filter((entry) => entry.name < name)
}

/** Undoes a migration and all that ran after it. */
async function undoSince(name: string) {
  const since = (await entries()).filter((entry) => entry.name >= name)
  await migrate('down', { step: since.length })
}

/** Undoes what ran since a migration, and calls the rest by the names it had before. */
async function restoreFormerNames(since = RENAMING) {
  await undoSince(since)
  const db = await database()
  for (const [former, name] of RENAMED) {
    await db.from('adonis_schema').where('name', name).update({ name: former })
  }
}

test('a database that was migrated under the former names is migrated on and loses nothing', async () => {
  const db = await database()
  const before = await entries()
  await restoreFormerNames()
  const file = { file: 'a.pdf', original_url: '/a.pdf', mime_type: 'application/pdf', size: 1 }
  await db.table('files').insert({ ...file, checksum: '0' })
  const mail = { message_id: 'a', kind: 'test', recipient: 'a@example.com', status: 'waiting' }
  const times = { created_at: '2026-01-01T00:00:00.000Z', due_at: '2026-01-01T00:00:00.000Z' }
  await db.table('outbox_messages').insert({ ...mail, ...times, attempts: 0 })

  const list = await migrate('up')

  expect(list.filter(({ status }) => status !== 'migrated')).toEqual([])
  const after = await entries()
  expect(ranBefore(RENAMING, after)).toEqual(ranBefore(RENAMING, before))
  expect(after.find(({ name }) => name === RENAMING)).toMatchObject({ batch: 2 })
  expect(await db.from('files')).toMatchObject([file])
  expect(await db.from('outbox_messages')).toMatchObject([mail])

  await migrate('up')
  expect(await entries()).toEqual(after)
})

test('undoing that migration undoes nothing that ran before it', async () => {
  await restoreFormerNames()
  await migrate('up')
  const list = await migrate('down')
  const undone = list.filter(({ status }) => status !== 'migrated').map(({ name }) => name)
  expect(undone).toContain(RENAMING)
  expect(undone.filter((name) => name < RENAMING)).toEqual([])
})

test('a database of the time before the outbox gets its table under the new name', async () => {
  await restoreFormerNames(OUTBOX)
  const db = await database()
  expect(await db.connection().schema.hasTable('outbox_messages')).toBe(false)

  const list = await migrate('up')

  expect(list.filter(({ status }) => status !== 'migrated')).toEqual([])
  expect(await db.from('outbox_messages')).toEqual([])
})

test('a new database has run every migration once, under its present name', async () => {
  const list = await migrate('up')
  expect(list.filter(({ status }) => status !== 'migrated')).toEqual([])
  expect(await entries()).toHaveLength(list.length)
})

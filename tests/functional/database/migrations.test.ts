import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp } from '#tests/app'

/** Migrations that shared their stamp with another one, and the names they have now. */
const RENAMED = [
  ['1764000006000_create_files_table', '1764000006500_create_files_table'],
  ['1764000008000_create_outbox_messages_table', '1764000008500_create_outbox_messages_table'],
].map((names) => names.map((name) => `database/migrations/${name}`)) as [string, string][]

const RENAMING = 'database/migrations/1764000012000_rename_migrations_that_shared_a_stamp'

const OUTBOX = RENAMED[1][1]

const LINKING = 'database/migrations/1764000020000_add_about_to_outbox_messages'

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
  /** The site asks its database meanwhile: Lucid's lock would be left with one connection of several. */
  const options = { direction, ...extent, disableLocks: true }
  const runner = new MigrationRunner(await database(), application, options)
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

/** A contact request that came in at a moment, as its table is before mails are linked. */
async function givenRequest(code: string, created_at: string) {
  const texts = 'name department company sector street zip city country phone email origin message'
  const wishes = 'application_engineer field_service back_office per_phone per_mail is_suspected'
  const db = await database()
  await db.table('contact_requests').insert({
    ...Object.fromEntries(texts.split(' ').map((column) => [column, ''])),
    ...Object.fromEntries(wishes.split(' ').map((column) => [column, false])),
    code,
    request_key: code,
    content_hash: '',
    locale: 'de',
    created_at,
    findings: '',
  })
}

function contentOf(code: string): string {
  return JSON.stringify({ subject: `Kontaktanfrage von Boden (${code})` })
}

/** A mail of the time before mails were linked. */
async function givenMail(kind: string, row: Record<string, string>) {
  const db = await database()
  await db.table('outbox_messages').insert({
    message_id: crypto.randomUUID(),
    kind,
    recipient: 'empfang@saumer.example',
    status: 'waiting',
    due_at: '2026-01-01T00:00:00.000Z',
    ...row,
  })
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

test('mails that are there already are linked to what they are about', async () => {
  await undoSince(LINKING)
  const db = await database()
  const subscription = {
    email: 'Eva@boden.example',
    email_key: 'eva@boden.example',
    locale: 'de',
    requested_at: '2026-01-01T00:00:00.000Z',
    consent_wording: '',
    consent_version: '',
    form_address: '/de',
    return_path: '/de',
    token_expires_at: '2026-01-08T00:00:00.000Z',
    mailed_at: '2026-01-01T00:00:00.000Z',
  }
  await db.table('newsletter_subscriptions').insert({ ...subscription, id: 'sub', token_hash: 'a' })
  const [own, shared] = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z']
  await givenRequest('ABCD2345', own)
  await givenRequest('TWIN2222', shared)
  await givenRequest('TWIN3333', shared)
  await givenMail('contact_request', { created_at: own })
  await givenMail('contact_receipt', { created_at: own })
  await givenMail('contact_request', { created_at: shared, content: contentOf('TWIN3333') })
  await givenMail('contact_request', { created_at: shared })
  await givenMail('contact_request', { created_at: '2026-01-05', content: contentOf('TWIN2222') })
  await givenMail('newsletter_confirmation', { created_at: own, recipient: 'eva@boden.example' })

  await migrate('up')

  const mails = await db.from('outbox_messages').select('kind', 'about').orderBy('id')
  expect(mails.map(({ kind, about }) => [kind, about])).toEqual([
    ['contact_request', 'ABCD2345'],
    ['contact_receipt', 'ABCD2345'],
    ['contact_request', 'TWIN3333'],
    ['contact_request', null],
    ['contact_request', 'TWIN2222'],
    ['newsletter_confirmation', 'sub'],
  ])
})

test('a new database has run every migration once, under its present name', async () => {
  const list = await migrate('up')
  expect(list.filter(({ status }) => status !== 'migrated')).toEqual([])
  expect(await entries()).toHaveLength(list.length)
})

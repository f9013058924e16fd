import { expect, test } from 'vitest'
import { givenApp } from '#tests/app'

givenApp({ contentRoot: null })

async function database() {
  const { default: db } = await import('@adonisjs/lucid/services/db')
  return db
}

async function runner(direction: 'up' | 'down') {
  const { default: application } = await import('@adonisjs/core/services/app')
  const { MigrationRunner } = await import('@adonisjs/lucid/migration')
  /**
   * The site queries its database meanwhile: with several connections, Lucid's lock would stay with
   * one of them.
   */
  const options = { direction, batch: 0, disableLocks: true }
  return new MigrationRunner(await database(), application, options)
}

async function migrate(direction: 'up' | 'down') {
  const migrations = await runner(direction)
  await migrations.run()
  if (migrations.error) throw migrations.error
}

/** The names of the migrations in the order in which they ran. */
async function entries(): Promise<string[]> {
  const db = await database()
  const rows: { name: string }[] = await db.from('adonis_schema').select('name').orderBy('id')
  return rows.map(({ name }) => name)
}

async function tables(): Promise<string[]> {
  const db = await database()
  return (await db.connection().getAllTables(['public'])).filter(
    (name) => !name.startsWith('adonis_schema')
  )
}

test('all migrations can be undone and run again', async () => {
  const all = { entries: await entries(), tables: await tables() }
  await migrate('down')
  expect(await tables()).toEqual([])
  await migrate('up')
  expect({ entries: await entries(), tables: await tables() }).toEqual(all)
})

test('a database of a version before 1.0.0 is refused with what to do, and left as it is', async () => {
  const db = await database()
  await migrate('down')
  const name = 'database/migrations/1764000010000_create_contact_requests_table'
  await db.table('adonis_schema').insert({ name, batch: 1 })

  await expect(migrate('up')).rejects.toThrow(/before 1\.0\.0.*contact:export.*newsletter:export/s)

  expect(await tables()).toEqual([])
  expect(await entries()).toEqual([name])
  await db.from('adonis_schema').delete()
  await migrate('up')
})

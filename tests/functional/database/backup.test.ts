import { existsSync } from 'node:fs'
import { copyFile, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { createDatabase } from '#tests/app'
import { audit, postgresRows, sqliteRows } from '#tests/faults/ledger'
import { Sender } from '#tests/faults/sender'
import { hasPrograms } from '#tests/fixtures/database/postgres_programs'
import { ProductionServer } from '#tests/fixtures/processes/production_server'
import { givenFolder } from '#tests/given_folder'

const onPostgres = process.env.TEST_DATABASE === 'postgres'
const folder = givenFolder('backup')

/** A server with a database of its own, and a function that queries it. */
async function givenServer() {
  const database = onPostgres ? await createDatabase() : undefined
  const server = await ProductionServer.create({ DATABASE_URL: database?.url ?? '' })
  onTestFinished(async () => {
    await server.delete()
    await database?.drop()
  })
  return { server, rows: database ? postgresRows(database.url) : sqliteRows(server.storage) }
}

const canBackUp = !onPostgres || (await hasPrograms(inject('postgresUrl')))
if (!canBackUp) {
  console.warn('Backups of PostgreSQL are not tried: pg_dump is missing, or older than the server.')
}

describe.runIf(canBackUp)('a backup', () => {
  test('under load has all that was acknowledged before, and is restored and served', async () => {
    const { server } = await givenServer()
    await server.start()
    const sender = new Sender(server.url)
    const load = sender.sendUntilItDies()
    await expect.poll(() => sender.acknowledged.length).toBeGreaterThan(50)
    const before = [...sender.acknowledged]
    const file = join(folder, 'under load')
    expect(await server.command(['db:backup', file])).toMatchObject({ exitCode: 0 })
    const during = sender.acknowledged.length
    expect(during).toBeGreaterThan(before.length)
    await expect.poll(() => sender.acknowledged.length).toBeGreaterThan(during)
    await server.stop('SIGTERM')
    await load

    const { server: other, rows } = await givenServer()
    expect(await other.command(['db:restore', file])).toMatchObject({ exitCode: 0 })
    expect(await audit(before, rows)).toEqual({ lost: 0, doubled: 0 })
    await other.start()
    await expect(await fetch(`${other.url}/de/unternehmen`)).toHaveStatus(200)
    const further = new Sender(other.url)
    expect(await further.send()).toBe(200)
    expect((await audit([...before, ...further.acknowledged], rows)).lost).toBe(0)
  })

  test('is for its owner alone, one file, and never written over another', async () => {
    const { server } = await givenServer()
    const file = join(folder, 'private')
    await server.command(['db:backup', file])
    expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600')
    const files = await readdir(folder)
    expect(files.filter((name) => name.startsWith('.') || name.startsWith('private'))).toEqual([
      'private',
    ])

    await writeFile(file, 'what was there')
    const { said, exitCode } = await server.command(['db:backup', file])
    expect(exitCode).toBe(1)
    expect(said).toMatch(/private is there already/)
    expect(await readFile(file, 'utf8')).toBe('what was there')
  })

  test('of a database that was never migrated is refused in a sentence', async () => {
    const { server, rows } = await givenServer()
    await rows('delete from adonis_schema')
    const { said, exitCode } = await server.command(['db:backup', join(folder, 'nothing')])
    expect(exitCode).toBe(1)
    expect(said).toMatch(/nothing of the site yet/)
    expect(existsSync(join(folder, 'nothing'))).toBe(false)
  })

  test('is not restored over what visitors have sent, unless somebody says so', async () => {
    const { server, rows } = await givenServer()
    const file = join(folder, 'before the request')
    await server.command(['db:backup', file])
    await server.start()
    await new Sender(server.url).send()
    await server.stop('SIGTERM')
    const requests = async () => rows('select code from contact_requests')
    const { said, exitCode } = await server.command(['db:restore', file])
    expect(exitCode).toBe(1)
    expect(said.replaceAll(/\s+/g, ' ')).toMatch(/would lose 1 contact requests, \d mails/)
    expect(await requests()).toHaveLength(1)

    expect((await server.command(['db:restore', file, '--force'])).exitCode).toBe(0)
    expect(await requests()).toHaveLength(0)
  })

  test('that is damaged changes nothing', async () => {
    const { server, rows } = await givenServer()
    const file = join(folder, 'damaged')
    await server.command(['db:backup', file])
    const content = await readFile(file)
    const pages = await rows('select key from pages order by key')
    for (const damaged of [content.subarray(0, content.length / 2), Buffer.from('no backup')]) {
      await writeFile(file, damaged)
      expect(await server.command(['db:restore', file, '--force'])).toMatchObject({ exitCode: 1 })
      expect(await rows('select key from pages order by key')).toEqual(pages)
    }
  })

  test('of a newer version is left alone', async () => {
    const { server, rows } = await givenServer()
    const newer = 'database/migrations/9964000000000_of_tomorrow'
    await rows(`insert into adonis_schema (name, batch) values ('${newer}', 9)`)
    const file = join(folder, 'of tomorrow')
    await server.command(['db:backup', file])
    await rows(`delete from adonis_schema where name = '${newer}'`)
    const { said, exitCode } = await server.command(['db:restore', file])
    expect(exitCode).toBe(1)
    expect(said).toMatch(/newer version/)
    expect(await rows(`select name from adonis_schema where name = '${newer}'`)).toEqual([])
  })
})

describe.runIf(!onPostgres)('on SQLite', () => {
  test('nothing is restored while the site has the database open', async () => {
    const { server } = await givenServer()
    const file = join(folder, 'while it runs')
    await server.command(['db:backup', file])
    await server.start()
    const { said, exitCode } = await server.command(['db:restore', file])
    expect(exitCode).toBe(1)
    expect(said).toMatch(/stop the site/)
    expect(await new Sender(server.url).send()).toBe(200)
  })

  test('a damaged database is replaced with its log, when somebody says so', async () => {
    const { server, rows } = await givenServer()
    const file = join(folder, 'for a damaged one')
    await server.command(['db:backup', file])
    const database = join(server.storage, 'site.sqlite')
    await writeFile(database, 'no database any more')
    await copyFile(database, `${database}-wal`)
    expect((await server.command(['db:restore', file])).said).toMatch(/is damaged/)
    expect((await server.command(['db:restore', file, '--force'])).exitCode).toBe(0)
    expect(existsSync(`${database}-wal`)).toBe(false)
    expect(await rows('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }])
  })
})

test.runIf(onPostgres)('who lacks the programs of PostgreSQL is told which', async () => {
  const { server } = await givenServer()
  const { said, exitCode } = await server.command(['db:backup', join(folder, 'x')], {
    PATH: folder,
  })
  expect(exitCode).toBe(1)
  expect(said.replaceAll(/\s+/g, ' ')).toMatch(/pg_dump is not installed/)
})

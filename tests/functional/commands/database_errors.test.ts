import { spawnSync } from 'node:child_process'
import { mkdir, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { refusalOf } from '#database/command_errors'
import { givenFolder } from '#tests/given_folder'

const storage = givenFolder('storage')

/** Runs a command on a database of its own, and returns what it prints. */
function run(...args: string[]) {
  const env = { ...process.env, DATABASE_URL: '', STORAGE_PATH: storage, LOG_LEVEL: 'info' }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['ace.js', ...args], {
    env,
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

test.each([
  ['content:preview', 'root.company'],
  ['contact:list'],
  ['outbox:failed'],
  ['privacy:erase', 'ada@boden.example'],
])('without a database, %s says in a sentence how it is made', (...command) => {
  const { status, output } = run(...command)
  expect(output).toMatch(
    /^\[ error \] The database is empty or of an older version \(no such table: \w+\)\. Make it first: npm run content:load\.\n$/
  )
  expect(status).toBe(1)
})

test.each([['contact:list'], ['content:load', '--pictures-later'], ['migration:run', '--force']])(
  'to %s, a database that another process has locked is named',
  (...command) => {
    const other = new DatabaseSync(join(storage, 'site.sqlite'))
    other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; CREATE TABLE held (a)')
    const { status, output } = run(...command)
    other.close()
    expect(output).toMatch(
      /^(Migrating the database … failed\n)?\[ error \] The database is locked, full or out of reach \(database is locked\): try again once it is there\.\n$/
    )
    expect(status).toBe(1)
  }
)

test('a lock that cannot be opened is named as well', async () => {
  await rm(join(storage, 'load.lock'), { force: true })
  await mkdir(join(storage, 'load.lock'))
  const { status, output } = run('migration:run', '--force')
  await rmdir(join(storage, 'load.lock'))
  expect(output).toMatch(
    /^\[ error \] The database is locked, full or out of reach \(unable to open database file\): [^\n]+\n$/
  )
  expect(status).toBe(1)
})

test.each([
  ['relation "contact_requests" does not exist', '42P01', 'is empty or of an older version'],
  ['connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED', 'is locked, full or out of reach'],
  ['password authentication failed for user "site"', '28P01', 'is locked, full or out of reach'],
])('of PostgreSQL "%s" is said in a sentence too', (message, code, sentence) => {
  const error = Object.assign(new Error(`select * from "contact_requests" - ${message}`), { code })
  expect(refusalOf(error)?.message).toContain(`The database ${sentence} (${message})`)
})

test('a file that cannot be written is said in a sentence', () => {
  const { status, output } = run('migration:run', '--force')
  expect(status, output).toBe(0)
  const target = join(storage, 'none', 'requests.csv')
  const exported = run('contact:export', `--file=${target}`)
  expect(exported.output).toMatch(
    /^\[ error \] The file system refuses it \(ENOENT: [^\n]+requests\.csv'\): check [^\n]+\.\n$/
  )
  expect(exported.status).toBe(1)
})

test('any other error keeps its stack', () => {
  expect(refusalOf(new TypeError('Cannot read properties of undefined'))).toBeUndefined()
  const wrong = Object.assign(new Error('select - near "form": syntax error'), {
    code: 'SQLITE_ERROR',
  })
  expect(refusalOf(wrong)).toBeUndefined()
})

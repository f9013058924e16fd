import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockDatabase } from '#tests/fixtures/database/locked_database'
import { inTime } from '#tests/until'

const storage = mkdtempSync(join(tmpdir(), 'saumer-locked-'))
const file = join(storage, 'site.sqlite')
let database: DatabaseSync

beforeAll(() => {
  database = new DatabaseSync(file)
})
afterAll(() => {
  database.close()
  rmSync(storage, { recursive: true })
})

function write() {
  database.exec('begin immediate')
  database.exec('commit')
}

test('a test that ends, whatever its result, while another process has the database', async () => {
  await lockDatabase({ storage })
  expect(write).toThrow('locked')
})

test('leaves it free for the next one', () => {
  expect(write).not.toThrow()
})

test('the other process ends with the one that started it, even if that is killed', async () => {
  const lock = JSON.stringify([resolve('tests/fixtures/database/database_lock.mjs'), file])
  const script = `require('node:child_process').spawn(process.execPath, ${lock}, { stdio: ['pipe', 'inherit', 'inherit'] })`
  const starter = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await inTime('the lock of the other process', once(starter.stdout, 'data'))
  expect(write).toThrow('locked')
  starter.kill('SIGKILL')
  await expect.poll(write).toBeUndefined()
})

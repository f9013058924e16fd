import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { postgresBackup } from '#database/backup/postgres_backup'
import { givenFolder } from '#tests/given_folder'

/** What a machine calls the file that forgets all that is written to it: on Windows another name. */
const FORGETS = vi.hoisted(() => 'NUL')
vi.mock('node:os', async (original) => ({ ...(await original<object>()), devNull: FORGETS }))
vi.mock('@adonisjs/lucid/services/db', () => ({ default: {} }))
vi.mock('#start/env', () => ({
  default: { get: () => 'postgres://saumer:secret@localhost/saumer' },
}))

const folder = givenFolder('programs')

test.runIf(process.platform !== 'win32')(
  'a backup is read to its end into the file that this machine forgets',
  async () => {
    const noted = join(folder, 'noted')
    const program = join(folder, 'pg_restore')
    writeFileSync(
      program,
      `#!/bin/sh\necho "$@" >> '${noted}'\necho database/migrations/1795800003000_create\n`
    )
    chmodSync(program, 0o755)
    vi.stubEnv('PATH', [folder, process.env.PATH].join(delimiter))
    expect(await postgresBackup.read('site.backup')).toEqual([
      'database/migrations/1795800003000_create',
    ])
    vi.unstubAllEnvs()
    expect(readFileSync(noted, 'utf8').split('\n')[0]).toBe(`--file=${FORGETS} site.backup`)
  }
)

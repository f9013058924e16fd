import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { devNull } from 'node:os'
import { text } from 'node:stream/consumers'
import db from '@adonisjs/lucid/services/db'
import type { BackupMethod } from '#database/backup/backup_method'
import { RefusedException } from '#database/refused_exception'
import env from '#start/env'

/** Owners and privileges belong to the server, and a backup may be restored on another one. */
const WITHOUT_OWNERS = ['--no-owner', '--no-privileges']

/** Drops tables that are newer than the backup as well: their migrations create them again. */
const DROP_TABLES = `
do $$ declare name text; begin
  for name in select format('%I.%I', schemaname, tablename) from pg_tables where schemaname = 'public' loop
    execute 'drop table ' || name || ' cascade';
  end loop;
end $$;
`

/** Backups of PostgreSQL: archives of pg_dump, restored by pg_restore and psql. */
export const postgresBackup: BackupMethod = {
  async copyTo(file) {
    await run('pg_dump', ['--format=custom', ...WITHOUT_OWNERS, `--file=${file}`, connection()])
  },

  /**
   * Converts the archive to SQL, which reads every byte; the rows of adonis_schema name the
   * migrations.
   */
  async read(file) {
    await run('pg_restore', [`--file=${devNull}`, file])
    const rows = await run('pg_restore', ['--data-only', '--table=adonis_schema', '--file=-', file])
    const migrations = rows.match(/database\/migrations\/\w+/g)
    if (!migrations) throw new RefusedException(`${file} is no backup of the site's database`)
    return migrations
  },

  async count(table) {
    if (!(await db.connection().schema.hasTable(table))) return 0
    const { rows } = await db.from(table).count('* as rows').firstOrFail()
    return Number(rows)
  },

  /** COMMIT is sent only after the whole archive; without it PostgreSQL rolls back. */
  async replaceBy(file) {
    const archive = start('pg_restore', [...WITHOUT_OWNERS, '--file=-', file])
    const target = start('psql', ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', connection()])
    /** psql has exited; its own error message says why. */
    target.stdin.on('error', () => archive.kill())
    target.stdin.write(`begin;${DROP_TABLES}`)
    archive.stdout.pipe(target.stdin, { end: false })
    const restored = end(archive, 'pg_restore').then(
      () => target.stdin.end('commit;'),
      (error: unknown) => {
        target.stdin.end()
        throw error
      }
    )
    const [ofTarget, ofArchive] = await Promise.allSettled([end(target, 'psql'), restored])
    for (const result of [ofTarget, ofArchive]) {
      if (result.status === 'rejected') throw result.reason
    }
  },
}

/** Runs a program of PostgreSQL and returns its output. */
async function run(program: string, args: string[]): Promise<string> {
  const running = start(program, args)
  running.stdin.end()
  const [output] = await Promise.all([text(running.stdout), end(running, program)])
  return output
}

/**
 * Passes the password in the environment, since arguments are visible to all users of the machine.
 */
function start(program: string, args: string[]) {
  const { password } = new URL(env.get('DATABASE_URL', ''))
  return spawn(program, args, { env: { ...process.env, PGPASSWORD: decodeURIComponent(password) } })
}

function connection(): string {
  const url = new URL(env.get('DATABASE_URL', ''))
  url.password = ''
  return `--dbname=${url.href}`
}

/**
 * Waits until a program has exited.
 *
 * @throws RefusedException if it is not installed, or fails
 */
async function end(running: ChildProcessWithoutNullStreams, program: string) {
  let errors = ''
  running.stderr.on('data', (output) => (errors += output))
  const [code] = await once(running, 'close').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    throw new RefusedException(
      `${program} is not installed: it comes with the client of PostgreSQL, in the version of the server or a later one`
    )
  })
  if (code !== 0) throw new RefusedException(`${program} failed: ${errors.trim()}`)
}

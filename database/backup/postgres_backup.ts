import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { devNull } from 'node:os'
import { text } from 'node:stream/consumers'
import db from '@adonisjs/lucid/services/db'
import { type BackupMethod, RefusedException } from '#database/backup/backup_method'
import env from '#start/env'

/** Roles and rights belong to the server: a backup may be restored on another one. */
const DATA_ALONE = ['--no-owner', '--no-privileges']

/** Tables that came after the backup go as well: their migrations make them again. */
const DROP_TABLES = `
do $$ declare name text; begin
  for name in select format('%I.%I', schemaname, tablename) from pg_tables where schemaname = 'public' loop
    execute 'drop table ' || name || ' cascade';
  end loop;
end $$;
`

/** Backups of PostgreSQL are archives of pg_dump, made and read by PostgreSQL's own programs. */
export const postgresBackup: BackupMethod = {
  async copyTo(file) {
    await run('pg_dump', ['--format=custom', ...DATA_ALONE, `--file=${file}`, connection()])
  },

  /** Writing it out reads every byte; the rows of one table say what else there is. */
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

  /** Without COMMIT, which is sent once all the rest has come, PostgreSQL undoes everything. */
  async replaceBy(file) {
    const archive = start('pg_restore', [...DATA_ALONE, '--file=-', file])
    const target = start('psql', ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', connection()])
    /** Why psql went away, its own words say. */
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

/** Runs a program of PostgreSQL; gives what it writes. */
async function run(program: string, args: string[]): Promise<string> {
  const running = start(program, args)
  running.stdin.end()
  const [output] = await Promise.all([text(running.stdout), end(running, program)])
  return output
}

/** The password travels in the environment: everybody on the machine sees arguments. */
function start(program: string, args: string[]) {
  const { password } = new URL(env.get('DATABASE_URL', ''))
  return spawn(program, args, { env: { ...process.env, PGPASSWORD: decodeURIComponent(password) } })
}

function connection(): string {
  const url = new URL(env.get('DATABASE_URL', ''))
  url.password = ''
  return `--dbname=${url.href}`
}

/** Waits until a program has ended well. */
async function end(running: ChildProcessWithoutNullStreams, program: string) {
  let said = ''
  running.stderr.on('data', (words) => (said += words))
  const [code] = await once(running, 'close').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    throw new RefusedException(
      `${program} is not installed: it comes with the client of PostgreSQL, in the version of the server or a later one`
    )
  })
  if (code !== 0) throw new RefusedException(`${program} failed: ${said.trim()}`)
}

import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { BackupMethod } from '#database/backup/backup_method'
import { moveDurably } from '#database/backup/durable_file'
import { postgresBackup } from '#database/backup/postgres_backup'
import { sqliteBackup } from '#database/backup/sqlite_backup'
import { RefusedException } from '#database/refused_exception'

/** Tables whose rows cannot be loaded from content files, with a name for messages. */
const IRREPLACEABLE = {
  contact_requests: 'contact requests',
  newsletter_subscriptions: 'newsletter subscriptions',
  outbox_messages: 'mails',
}

/**
 * Backs up the database to a file that only its owner may read. The backup is written under a
 * temporary name, read and verified, and then renamed.
 *
 * @throws RefusedException if the file exists, its folder does not, there is nothing to back up, or
 *   the backup cannot be read
 */
export async function backUp(file: string): Promise<void> {
  if (existsSync(file)) throw new RefusedException(`${file} is there already`)
  if (!existsSync(dirname(file))) throw new RefusedException(`There is no folder ${dirname(file)}`)
  const method = methodOfDatabase()
  if ((await method.count('adonis_schema')) === 0) {
    throw new RefusedException('The database has nothing of the site yet: there is nothing to keep')
  }
  const unfinished = join(dirname(file), `.${randomBytes(8).toString('hex')}.backup`)
  try {
    await writeFile(unfinished, '', { flag: 'wx', mode: 0o600 })
    await method.copyTo(unfinished)
    await method.read(unfinished)
    await moveDurably(unfinished, file)
  } finally {
    await rm(unfinished, { force: true })
  }
}

/**
 * Replaces the database by a backup.
 *
 * @param force whether contact requests, subscriptions and mails in the database may be lost
 * @throws RefusedException if the backup is missing, damaged or of a newer version, or rows would
 *   be lost
 */
export async function restore(file: string, force: boolean): Promise<void> {
  if (!existsSync(file)) throw new RefusedException(`There is no file ${file}`)
  const method = methodOfDatabase()
  await refuseNewer(await method.read(file))
  if (!force) await refuseLosses(method)
  await method.replaceBy(file)
}

/** Refuses a backup with migrations that this version of the site does not have. */
async function refuseNewer(migrations: readonly string[]) {
  const known = await readdir(app.makePath('database/migrations'))
  if (newest(migrations) <= newest(known)) return
  throw new RefusedException('A newer version of the site made this backup: restore it with that')
}

/**
 * Returns the timestamp of the newest migration. Names of migrations and of their files start with
 * one.
 */
function newest(migrations: readonly string[]): number {
  return Math.max(...migrations.map((name) => Number(/\d{13}(?=_)/.exec(name))))
}

async function refuseLosses(method: BackupMethod) {
  const losses = []
  for (const [table, what] of Object.entries(IRREPLACEABLE)) {
    const rows = await method.count(table)
    if (rows > 0) losses.push(`${rows} ${what}`)
  }
  if (losses.length === 0) return
  throw new RefusedException(
    `The database would lose ${losses.join(', ')}: back it up, then restore with --force`
  )
}

function methodOfDatabase(): BackupMethod {
  return db.connection().dialect.name === 'postgres' ? postgresBackup : sqliteBackup
}

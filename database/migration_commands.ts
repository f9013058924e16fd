import { ListLoader } from '@adonisjs/core/ace'
import Rollback from '@adonisjs/lucid/commands/migration/rollback'
import Run from '@adonisjs/lucid/commands/migration/run'

/*
|--------------------------------------------------------------------------
| Commands that migrate
|--------------------------------------------------------------------------
|
| Lucid's commands, under the lock for migrations and content loads. Lucid's
| own lock is taken on one connection of the pool and released on another, and
| a second process fails instead of waiting. They are registered in adonisrc.ts:
| a package's command overrides one of the same name in app/commands.
|
*/

class MigrationRun extends Run {
  override run() {
    this.disableLocks = true
    return super.run()
  }

  protected override runMigrations(...how: Parameters<Run['runMigrations']>) {
    return underLock(() => super.runMigrations(...how))
  }
}

class MigrationRollback extends Rollback {
  override run() {
    this.disableLocks = true
    return super.run()
  }

  protected override runMigrations(...how: Parameters<Rollback['runMigrations']>) {
    return underLock(() => super.runMigrations(...how))
  }
}

/**
 * Asks the database first, because Lucid prints the stack of an error before the error is explained.
 * Imported lazily: the lock needs the database service, which exists once a command runs.
 */
async function underLock(migrate: () => Promise<void>) {
  const { default: db } = await import('@adonisjs/lucid/services/db')
  const { withLock } = await import('#database/lock')
  return withLock(async () => {
    await db.rawQuery('select 1')
    return migrate()
  })
}

const loader = new ListLoader([MigrationRun, MigrationRollback])

export const getMetaData = () => loader.getMetaData()
export const getCommand = (...[metaData]: Parameters<typeof loader.getCommand>) =>
  loader.getCommand(metaData)

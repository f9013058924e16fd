import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class DbRestore extends BaseCommand {
  static override commandName = 'db:restore'
  static override description = 'Put a backup in the place of the database: all of it, or nothing'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'A file that db:backup has made' })
  declare file: string

  @flags.boolean({ description: 'Lose the requests, subscriptions and mails that are there now' })
  declare force?: boolean

  override async run() {
    const { withLock } = await import('#database/lock')
    const { restore } = await import('#database/backup/backup')
    await withLock(() => restore(this.file, this.force ?? false))
    this.logger.success(
      `The database is that of ${this.file}. Load the content, which migrates it, and start the site.`
    )
  }
}

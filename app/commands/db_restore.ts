import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class DbRestore extends BaseCommand {
  static override commandName = 'db:restore'
  static override description = 'Replace the database by a backup, completely or not at all'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'A backup that was made by db:backup' })
  declare file: string

  @flags.boolean({
    description: 'Accept the loss of requests, subscriptions and mails in the database',
  })
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

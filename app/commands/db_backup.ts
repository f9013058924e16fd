import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class DbBackup extends BaseCommand {
  static override commandName = 'db:backup'
  static override description =
    'Back up the database to a file while the site is running, and verify it'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'The file, which must not exist yet' })
  declare file: string

  override async run() {
    const { backUp } = await import('#database/backup/backup')
    await backUp(this.file)
    this.logger.success(`The database is in ${this.file}, and what is there can be restored.`)
  }
}

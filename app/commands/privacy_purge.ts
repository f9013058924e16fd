import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class PrivacyPurge extends BaseCommand {
  static override commandName = 'privacy:purge'
  static override description = 'Delete expired data now; the site does so every ten minutes'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    const { purge } = await import('#operations/purge')
    await purge()
    this.logger.success('What was due is deleted.')
  }
}

import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class NewsletterPurge extends BaseCommand {
  static override commandName = 'newsletter:purge'
  static override description =
    'Forget unconfirmed subscriptions and old proof; the site does so, too'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    const { purgeSubscriptions } = await import('#newsletter/forget')
    await purgeSubscriptions()
    this.logger.success('What was due is forgotten.')
  }
}

import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class NewsletterErase extends BaseCommand {
  static override commandName = 'newsletter:erase'
  static override description = 'Forget an address: its newsletter subscriptions and their mails'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'The e-mail address' })
  declare address: string

  override async run() {
    const { eraseAddress } = await import('#newsletter/forget')
    const { subscriptions, mails } = await eraseAddress(this.address)
    this.logger.success(`${subscriptions} subscriptions and ${mails} mails are forgotten.`)
  }
}

import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class OutboxFailed extends BaseCommand {
  static override commandName = 'outbox:failed'
  static override description = 'List mails that failed after 72 hours, or retry them'
  static override options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Retry them for another 72 hours' })
  declare retry: boolean

  override async run() {
    const { findFailed, retryFailed } = await import('#outbox/outbox')
    if (this.retry) {
      this.logger.success(`Mails that are tried again: ${await retryFailed()}`)
      return
    }
    for (const { createdAt, kind, recipient, lastError } of await findFailed()) {
      this.logger.log(`${createdAt}  ${kind}  ${recipient}  ${lastError}`)
    }
  }
}

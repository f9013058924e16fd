import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { RefusedException } from '#database/refused_exception'

export default class ContactShow extends BaseCommand {
  static override commandName = 'contact:show'
  static override description = 'Show a contact request with everything that was entered'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'The code in the list and in the mail' })
  declare code: string

  override async run() {
    const { ContactRequest } = await import('#contact/contact_request')
    const { factsOf } = await import('#contact/request_mails')
    const request = await ContactRequest.findBy('code', this.code.toUpperCase())
    if (!request) throw new RefusedException(`There is no contact request ${this.code}.`)
    for (const { label, value } of factsOf(request.fields)) this.logger.log(`${label}: ${value}`)
    if (request.message) this.logger.log(`\n${request.message}`)
  }
}

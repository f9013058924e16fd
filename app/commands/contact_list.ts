import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class ContactList extends BaseCommand {
  static override commandName = 'contact:list'
  static override description = 'List the contact requests, newest first'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    const { findContactRequests } = await import('#contact/contact_requests')
    const table = this.ui.table()
    table.head(['Code', 'Received', 'Name', 'Company', 'Country', 'Suspected'])
    for (const request of await findContactRequests()) {
      const { code, createdAt, name, company, country, isSuspected, spamSignals } = request
      table.row([code, createdAt, name, company, country, isSuspected ? spamSignals : ''])
    }
    table.render()
  }
}

import { writeFile } from 'node:fs/promises'
import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class NewsletterExport extends BaseCommand {
  static override commandName = 'newsletter:export'
  static override description = 'Export the confirmed subscribers of the newsletter as CSV'
  static override options: CommandOptions = { startApp: true }

  @flags.string({ description: 'The file to write; standard output by default' })
  declare file?: string

  override async run() {
    const { exportSubscribers } = await import('#newsletter/export_subscribers')
    const csv = await exportSubscribers()
    if (this.file) await writeFile(this.app.makePath(this.file), csv, { mode: 0o600 })
    else process.stdout.write(csv)
  }
}

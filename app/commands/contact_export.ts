import { writeFile } from 'node:fs/promises'
import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class ContactExport extends BaseCommand {
  static override commandName = 'contact:export'
  static override description = 'Export the contact requests as CSV'
  static override options: CommandOptions = { startApp: true }

  @flags.string({ description: 'The file to write; standard output by default' })
  declare file?: string

  override async run() {
    const { exportContactRequests } = await import('#contact/export_requests')
    const csv = await exportContactRequests()
    if (this.file) await writeFile(this.app.makePath(this.file), csv, { mode: 0o600 })
    else process.stdout.write(csv)
  }
}

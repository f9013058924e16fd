import { writeFile } from 'node:fs/promises'
import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class DatabaseSchema extends BaseCommand {
  static override commandName = 'database:schema'
  static override description = 'Write the types of all tables, as the migrated database has them'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    const { default: db } = await import('@adonisjs/lucid/services/db')
    const { generateSchema } = await import('#database/schema_generator')
    const tables = await db.connection().getAllTables()
    if (!tables.includes('pages')) {
      this.logger.error('The database has no tables yet: run "node ace migration:run" first.')
      this.exitCode = 1
      return
    }
    const file = this.app.makePath('database/schema.ts')
    await writeFile(file, await generateSchema(db.connection()))
    this.logger.success(`The types of all tables are written to ${file}`)
  }
}

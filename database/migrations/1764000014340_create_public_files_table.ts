import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What visitors get of pictures and files, by its name below /media, for all machines that share the
 * database. On SQLite, which machines do not share, it stays empty.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('public_files', (table) => {
      table.string('name').primary()
      table.binary('content').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('public_files')
  }
}

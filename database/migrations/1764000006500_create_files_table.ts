import { BaseSchema } from '@adonisjs/lucid/schema'

/** Its name until it got a stamp of its own; 1764000012000 brings such entries up to date. */
const FORMER_NAME = 'database/migrations/1764000006000_create_files_table'

export default class extends BaseSchema {
  async up() {
    if (await this.db.from('adonis_schema').where('name', FORMER_NAME).first()) return
    this.schema.createTable('files', (table) => {
      table.increments('id')
      table.string('file').notNullable().unique()
      table.string('original_url').notNullable()
      table.string('mime_type').notNullable()
      table.integer('size').notNullable()
      table.string('checksum', 40).notNullable()
    })
  }

  async down() {
    this.schema.dropTable('files')
  }
}

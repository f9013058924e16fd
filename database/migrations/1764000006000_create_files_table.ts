import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
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

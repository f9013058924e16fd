import { BaseSchema } from '@adonisjs/lucid/schema'

/** The files that the content was loaded from, letter by letter: a row for each folder. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('content_sources', (table) => {
      table.string('folder').primary()
      table.text('files').notNullable()
      table.string('checksum', 40).notNullable()
    })
  }

  async down() {
    this.schema.dropTable('content_sources')
  }
}

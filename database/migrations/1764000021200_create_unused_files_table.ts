import { BaseSchema } from '@adonisjs/lucid/schema'

/** Published files that content no longer refers to, and since when (ISO 8601 in UTC). */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('unused_files', (table) => {
      table.string('name').primary()
      table.string('since', 24).notNullable()
    })
  }

  async down() {
    this.schema.dropTable('unused_files')
  }
}

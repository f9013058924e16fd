import { BaseSchema } from '@adonisjs/lucid/schema'

/** One row: the version of the loaded content, by which every process sees that it changed. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('content_versions', (table) => {
      table.integer('id').primary()
      table.string('version', 40).notNullable()
    })
  }

  async down() {
    this.schema.dropTable('content_versions')
  }
}

import { BaseSchema } from '@adonisjs/lucid/schema'

/** What the content was loaded from, so that a start can tell that nothing of it has changed. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('content_versions', (table) => {
      table.string('stamp', 64).nullable()
    })
  }

  async down() {
    this.schema.alterTable('content_versions', (table) => {
      table.dropColumn('stamp')
    })
  }
}

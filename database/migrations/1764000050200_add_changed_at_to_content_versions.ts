import { BaseSchema } from '@adonisjs/lucid/schema'

/** When the content last changed, as ISO 8601 writes it: the date of what is made of all of it. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('content_versions', (table) => {
      table.string('changed_at', 24).nullable()
    })
  }

  async down() {
    this.schema.alterTable('content_versions', (table) => {
      table.dropColumn('changed_at')
    })
  }
}

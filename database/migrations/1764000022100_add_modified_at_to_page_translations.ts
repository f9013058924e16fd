import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * When a page last changed in a language, as ISO 8601 writes it in UTC, and a hash of what the page
 * has in tables of its own, so that a change there is one of the page.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('page_translations', (table) => {
      table.string('own_rows', 40).nullable()
      table.string('modified_at', 24).nullable()
    })
  }

  async down() {
    this.schema.alterTable('page_translations', (table) => {
      table.dropColumn('own_rows')
      table.dropColumn('modified_at')
    })
  }
}

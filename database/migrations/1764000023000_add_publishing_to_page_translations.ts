import { BaseSchema } from '@adonisjs/lucid/schema'

/** When a page is there in a language: never while it is a draft, otherwise between two days. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('page_translations', (table) => {
      table.boolean('draft').notNullable().defaultTo(false)
      table.string('publish_from', 10).nullable()
      table.string('publish_until', 10).nullable()
    })
  }

  async down() {
    this.schema.alterTable('page_translations', (table) => {
      table.dropColumn('draft')
      table.dropColumn('publish_from')
      table.dropColumn('publish_until')
    })
  }
}

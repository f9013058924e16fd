import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A page is known by its key, the route name. Structured content is JSON in text columns, so that
 * SQLite and PostgreSQL hand out the same value.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('pages', (table) => {
      table.string('key').primary()
      table.string('component').notNullable()
      table.string('source_locale', 2).notNullable()
      table.boolean('gone').notNullable().defaultTo(false)
      table.boolean('noindex').notNullable().defaultTo(false)
      table.string('checksum', 40).notNullable()
    })

    this.schema.createTable('page_translations', (table) => {
      table.increments('id')
      table.string('page_key').notNullable().references('pages.key').onDelete('CASCADE')
      table.string('locale', 2).notNullable()
      table.string('path').notNullable()
      table.text('content').notNullable()
      table.text('references').notNullable()
      table.string('checksum', 40).notNullable()
      table.unique(['locale', 'path'])
      table.unique(['page_key', 'locale'])
    })
  }

  async down() {
    this.schema.dropTable('page_translations')
    this.schema.dropTable('pages')
  }
}

import { BaseSchema } from '@adonisjs/lucid/schema'

/** What visitors call things beside the site's own words: a row for each language. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('search_synonyms', (table) => {
      table.string('locale', 2).primary()
      table.text('synonyms').notNullable()
      table.string('checksum', 40).notNullable()
    })
  }

  async down() {
    this.schema.dropTable('search_synonyms')
  }
}

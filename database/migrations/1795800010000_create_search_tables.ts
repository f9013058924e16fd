import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    /** Synonyms: words of visitors for words of the site, one row per language. */
    this.schema.createTable('search_synonyms', (table) => {
      table.string('locale', 2).primary()
      table.text('synonyms').notNullable()
      table.string('checksum', 40).notNullable()
    })

    /** Queries without results: the words, how often, and the last day. Nothing of who asked. */
    this.schema.createTable('queries_without_results', (table) => {
      table.string('locale', 2).notNullable()
      table.string('query', 60).notNullable()
      table.integer('times').notNullable()
      table.string('last_on', 10).notNullable()
      table.primary(['locale', 'query'])
    })
  }

  async down() {
    this.schema.dropTable('queries_without_results')
    this.schema.dropTable('search_synonyms')
  }
}

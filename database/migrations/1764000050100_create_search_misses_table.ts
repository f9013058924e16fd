import { BaseSchema } from '@adonisjs/lucid/schema'

/** Queries that found nothing: the words, how often, and the last day. Nothing of who asked. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('search_misses', (table) => {
      table.string('locale', 2).notNullable()
      table.string('query', 60).notNullable()
      table.integer('times').notNullable()
      table.string('last_on', 10).notNullable()
      table.primary(['locale', 'query'])
    })
  }

  async down() {
    this.schema.dropTable('search_misses')
  }
}

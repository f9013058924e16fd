import { BaseSchema } from '@adonisjs/lucid/schema'

/** What changed in the articles with each version of the content, and what they were told as last. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('told_articles', (table) => {
      table.string('article_number', 5).primary()
      table.text('facts').notNullable()
    })
    this.schema.createTable('article_changes', (table) => {
      table.string('version', 8).notNullable()
      table.string('article_number', 5).notNullable()
      table.string('changed_at', 24).notNullable()
      table.string('change', 8).notNullable()
      table.text('fields').notNullable()
      table.primary(['version', 'article_number'])
    })
  }

  async down() {
    this.schema.dropTable('article_changes')
    this.schema.dropTable('told_articles')
  }
}

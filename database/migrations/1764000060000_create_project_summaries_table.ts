import { BaseSchema } from '@adonisjs/lucid/schema'

/** What lists say of projects whose pages are in another language: a row for each language. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('project_summaries', (table) => {
      table.string('locale', 2).primary()
      table.text('projects').notNullable()
      table.string('checksum', 40).notNullable()
    })
  }

  async down() {
    this.schema.dropTable('project_summaries')
  }
}

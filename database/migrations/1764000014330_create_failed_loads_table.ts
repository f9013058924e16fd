import { BaseSchema } from '@adonisjs/lucid/schema'

/** At most one row: that no load of content has succeeded since one failed. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('failed_loads', (table) => {
      table.integer('id').primary()
      table.string('failed_at', 24).notNullable()
      table.integer('problems').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('failed_loads')
  }
}

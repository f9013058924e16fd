import { BaseSchema } from '@adonisjs/lucid/schema'

/** The counters of @adonisjs/limiter, which defines the columns. Keys are hashed by us. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('rate_limits', (table) => {
      table.string('key').notNullable().primary()
      table.integer('points', 9).notNullable().defaultTo(0)
      table.bigint('expire').unsigned().index()
    })
  }

  async down() {
    this.schema.dropTable('rate_limits')
  }
}

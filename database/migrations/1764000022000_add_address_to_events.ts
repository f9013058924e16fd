import { BaseSchema } from '@adonisjs/lucid/schema'

/** Where an event is, told apart from what visitors read of its place. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('events', (table) => {
      table.text('address').nullable()
    })
  }

  async down() {
    this.schema.alterTable('events', (table) => {
      table.dropColumn('address')
    })
  }
}

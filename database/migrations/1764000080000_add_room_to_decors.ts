import { BaseSchema } from '@adonisjs/lucid/schema'

/** The picture of a room in which a decor is used. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('decors', (table) => {
      table.string('room', 255).nullable()
    })
  }

  async down() {
    this.schema.alterTable('decors', (table) => {
      table.dropColumn('room')
    })
  }
}

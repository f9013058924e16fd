import { BaseSchema } from '@adonisjs/lucid/schema'

/** Old addresses: with a target they answer 301, without one 410. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('redirects', (table) => {
      table.string('from_path').primary()
      table.string('to_route').nullable()
      table.string('to_path').nullable()
      table.string('checksum', 40).notNullable()
    })
  }

  async down() {
    this.schema.dropTable('redirects')
  }
}

import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('contacts', (table) => {
      /** The codes of the countries that the person is responsible for. */
      table.text('countries').notNullable().defaultTo('[]')
    })
  }

  async down() {
    this.schema.alterTable('contacts', (table) => table.dropColumn('countries'))
  }
}

import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a decor looks like from a distance; the next load of the content fills it in. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('decors', (table) => {
      table.string('hex', 7).notNullable().defaultTo('#808080')
      table.integer('lrv').notNullable().defaultTo(22)
    })
  }

  async down() {
    this.schema.alterTable('decors', (table) => {
      table.dropColumn('hex')
      table.dropColumn('lrv')
    })
  }
}

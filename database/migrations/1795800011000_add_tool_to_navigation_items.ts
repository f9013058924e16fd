import { BaseSchema } from '@adonisjs/lucid/schema'

/** Which entries of a menu are tools, which its panel lists beside the pages. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('navigation_items', (table) => {
      table.boolean('tool').notNullable().defaultTo(false)
    })
  }

  async down() {
    this.schema.alterTable('navigation_items', (table) => {
      table.dropColumn('tool')
    })
  }
}

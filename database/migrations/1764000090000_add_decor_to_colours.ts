import { BaseSchema } from '@adonisjs/lucid/schema'

/** The decor whose foil a colour is: foils are shown in the room of their decor. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('colours', (table) => {
      table.string('decor_id').nullable()
    })
  }

  async down() {
    this.schema.alterTable('colours', (table) => {
      table.dropColumn('decor_id')
    })
  }
}

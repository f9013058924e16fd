import { BaseSchema } from '@adonisjs/lucid/schema'

/** Colours may have a picture, in which their finish is seen. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('colours', (table) => {
      table.string('image')
    })
  }

  async down() {
    this.schema.alterTable('colours', (table) => {
      table.dropColumn('image')
    })
  }
}

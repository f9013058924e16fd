import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a picture is put together of, where it has no original of its own. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('images', (table) => {
      table.text('composition').nullable()
    })
  }

  async down() {
    this.schema.alterTable('images', (table) => {
      table.dropColumn('composition')
    })
  }
}

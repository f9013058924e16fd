import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a picture's files are made of beside its original, and a way to find it by their names. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('images', (table) => {
      table.text('crop').nullable()
      table.index('original_url')
    })
  }

  async down() {
    this.schema.alterTable('images', (table) => {
      table.dropIndex('original_url')
      table.dropColumn('crop')
    })
  }
}

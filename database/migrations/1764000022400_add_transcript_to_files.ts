import { BaseSchema } from '@adonisjs/lucid/schema'

/** What the captions of a film say. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('files', (table) => {
      table.text('transcript').nullable()
    })
  }

  async down() {
    this.schema.alterTable('files', (table) => {
      table.dropColumn('transcript')
    })
  }
}

import { BaseSchema } from '@adonisjs/lucid/schema'

/** Which requests the company has not been mailed yet, because they came in a crowd. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('contact_requests', (table) => {
      table.boolean('awaits_bundle').notNullable().defaultTo(false).index()
    })
  }

  async down() {
    this.schema.alterTable('contact_requests', (table) => table.dropColumn('awaits_bundle'))
  }
}

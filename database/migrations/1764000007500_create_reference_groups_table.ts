import { BaseSchema } from '@adonisjs/lucid/schema'

/** Which product groups a reference was built with: a group's page shows those references first. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('reference_groups', (table) => {
      table
        .string('page_key')
        .notNullable()
        .references('reference_projects.page_key')
        .onDelete('CASCADE')
      table
        .string('group_key')
        .notNullable()
        .references('product_groups.page_key')
        .onDelete('CASCADE')
        .index()
      table.string('checksum', 40).notNullable()
      table.primary(['page_key', 'group_key'])
    })
  }

  async down() {
    this.schema.dropTable('reference_groups')
  }
}

import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('images', (table) => {
      table.increments('id')
      table.string('file').notNullable().unique()
      table.string('original_url').notNullable()
      table.string('url').notNullable()
      table.string('mime_type').notNullable()
      table.integer('size').notNullable()
      table.integer('width').notNullable()
      table.integer('height').notNullable()
      table.text('conversion_urls').notNullable()
      table.text('custom_properties').notNullable()
      table.string('checksum', 40).notNullable()
    })
  }

  async down() {
    this.schema.dropTable('images')
  }
}

import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('navigation_items', (table) => {
      table.string('key').primary()
      table.string('menu').notNullable().index()
      table.string('parent_key').nullable()
      table.integer('position').notNullable()
      table.string('route').nullable()
      table.string('url').nullable()
      table.boolean('external').notNullable().defaultTo(false)
      table.boolean('info').notNullable().defaultTo(false)
      table.string('card_link').nullable()
      table.string('checksum', 40).notNullable()
    })

    this.schema.createTable('navigation_item_translations', (table) => {
      table.increments('id')
      table.string('item_key').notNullable().references('navigation_items.key').onDelete('CASCADE')
      table.string('locale', 2).notNullable()
      table.string('title').notNullable()
      table.text('description').nullable()
      table.string('text_overview').nullable()
      table.text('card_text').nullable()
      table.text('lang').nullable()
      table.string('checksum', 40).notNullable()
      table.unique(['item_key', 'locale'])
    })
  }

  async down() {
    this.schema.dropTable('navigation_item_translations')
    this.schema.dropTable('navigation_items')
  }
}

import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A contact person is known by the id that the editors gave. Languages are rows of their own, so
 * that each has an id and a flag.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('contacts', (table) => {
      table.integer('id').primary()
      table.string('title')
      table.string('first_name').notNullable()
      table.string('last_name').notNullable()
      table.string('phone')
      table.string('mobile')
      table.string('email')
      table.string('position')
      table.string('image')
      table.string('checksum', 40).notNullable()
    })

    this.schema.createTable('contact_translations', (table) => {
      table.increments('id')
      table.integer('contact_id').notNullable().references('contacts.id').onDelete('CASCADE')
      table.string('locale', 2).notNullable()
      table.string('position').notNullable()
      table.string('checksum', 40).notNullable()
      table.unique(['contact_id', 'locale'])
    })

    this.schema.createTable('spoken_languages', (table) => {
      table.increments('id')
      table.string('locale', 2).notNullable().unique()
      table.string('image').notNullable()
      table.string('checksum', 40).notNullable()
    })

    this.schema.createTable('contact_spoken_languages', (table) => {
      table.increments('id')
      table.integer('contact_id').notNullable().references('contacts.id').onDelete('CASCADE')
      table
        .string('locale', 2)
        .notNullable()
        .references('spoken_languages.locale')
        .onDelete('CASCADE')
      table.integer('position').notNullable()
      table.string('checksum', 40).notNullable()
      table.unique(['contact_id', 'locale'])
    })
  }

  async down() {
    this.schema.dropTable('contact_spoken_languages')
    this.schema.dropTable('spoken_languages')
    this.schema.dropTable('contact_translations')
    this.schema.dropTable('contacts')
  }
}

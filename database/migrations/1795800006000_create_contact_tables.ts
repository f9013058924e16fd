import { BaseSchema } from '@adonisjs/lucid/schema'

/** Contact persons, identified by the id that editors assign, and contact requests. */
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

    /** Languages have rows of their own, since each has an id and a flag. */
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

    /** Contact requests: the fields of the form (specification §3 "Contact form") and metadata. */
    this.schema.createTable('contact_requests', (table) => {
      table.increments('id')
      /** The request code, which visitors and staff refer to. */
      table.string('code', 8).notNullable().unique()
      /** The idempotency key. */
      table.string('request_key', 64).notNullable().unique()
      table.string('content_hash', 64).notNullable()
      table.string('locale', 2).notNullable()
      /** What the request is about, in the company's language; empty if no link has named it. */
      table.text('concern').notNullable()
      table.string('created_at', 24).notNullable().index()
      table.string('name', 120).notNullable()
      table.string('department', 120).notNullable()
      table.string('company', 120).notNullable()
      table.string('sector', 20).notNullable()
      table.string('street', 120).notNullable()
      table.string('zip', 16).notNullable()
      table.string('city', 120).notNullable()
      table.string('country', 120).notNullable()
      /** ISO 3166-1 alpha-2; null if the country's name is unknown. */
      table.string('country_code', 2)
      table.string('phone', 40).notNullable()
      table.string('email', 254).notNullable()
      table.string('origin', 20).notNullable()
      table.text('message').notNullable()
      table.boolean('application_engineer').notNullable()
      table.boolean('field_service').notNullable()
      table.boolean('back_office').notNullable()
      table.boolean('per_phone').notNullable()
      table.boolean('per_mail').notNullable()
      table.boolean('is_suspected').notNullable()
      /** Spam signals, separated by commas. */
      table.string('spam_signals').notNullable()
      /** Whether it is to be mailed together with others, since too many arrived at once. */
      table.boolean('awaits_bundle').notNullable().defaultTo(false).index()
      table.index(['content_hash', 'created_at'])
    })
  }

  async down() {
    this.schema.dropTable('contact_requests')
    this.schema.dropTable('contact_spoken_languages')
    this.schema.dropTable('spoken_languages')
    this.schema.dropTable('contact_translations')
    this.schema.dropTable('contacts')
  }
}

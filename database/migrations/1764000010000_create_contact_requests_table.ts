import { BaseSchema } from '@adonisjs/lucid/schema'

/** What visitors ask (specification §3 "Contact form"). Times are ISO 8601 in UTC. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('contact_requests', (table) => {
      table.increments('id')
      /** What visitor and staff call the request. */
      table.string('reference', 8).notNullable().unique()
      /** The same for a request that is sent again. */
      table.string('request_key', 64).notNullable().unique()
      table.string('content_hash', 64).notNullable()
      table.string('locale', 2).notNullable()
      table.string('created_at', 24).notNullable().index()
      table.string('name', 120).notNullable()
      table.string('department', 120).notNullable()
      table.string('company', 120).notNullable()
      table.string('sector', 20).notNullable()
      table.string('street', 120).notNullable()
      table.string('zip', 16).notNullable()
      table.string('city', 120).notNullable()
      table.string('country', 120).notNullable()
      /** ISO 3166-1 alpha-2, where the country's name is known. */
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
      /** What speaks against a person having written it, separated by commas. */
      table.string('findings').notNullable()
      table.index(['content_hash', 'created_at'])
    })
  }

  async down() {
    this.schema.dropTable('contact_requests')
  }
}

import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Newsletter subscriptions with proof of consent. IP addresses are not stored, since they would
 * prove nothing more.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('newsletter_subscriptions', (table) => {
      table.string('id', 36).notNullable().primary()
      table.string('email', 254).notNullable()
      /** The address in lower case. */
      table.string('email_key', 254).notNullable().index()
      table.string('locale', 2).notNullable()
      table.string('requested_at', 24).notNullable()
      table.string('confirmed_at', 24)
      table.string('unsubscribed_at', 24)
      table.text('consent_wording').notNullable()
      /** The hash of the wording. */
      table.string('consent_version', 16).notNullable()
      table.text('form_address').notNullable()
      table.text('return_path').notNullable()
      table.string('token_hash', 64).notNullable().unique()
      table.string('token_expires_at', 24).notNullable()
      table.string('mailed_at', 24).notNullable()
    })
    /** One subscription per address that has not ended; ended ones remain as proof. */
    this.schema.raw(
      'create unique index newsletter_subscriptions_living on newsletter_subscriptions (email_key) where unsubscribed_at is null'
    )
  }

  async down() {
    this.schema.dropTable('newsletter_subscriptions')
  }
}

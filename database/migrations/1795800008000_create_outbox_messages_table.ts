import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Mails that must not get lost: written in the transaction of what they tell of, delivered afterwards.
 * Times sort as text.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('outbox_messages', (table) => {
      table.increments('id')
      table.string('message_id').notNullable().unique()
      table.string('kind', 40).notNullable()
      table.string('recipient').notNullable().index()
      /** JSON; erased once the mail is delivered. */
      table.text('content')
      table.string('status', 10).notNullable().checkIn(['waiting', 'sent', 'failed'])
      table.integer('attempts').notNullable().defaultTo(0)
      table.string('created_at', 24).notNullable()
      /** When to try next; while one process tries, when others may. */
      table.string('due_at', 24).notNullable()
      table.string('ended_at', 24)
      table.string('last_error', 500)
      /** The code of a contact request or the id of a subscription, with which the mail is deleted. */
      table.text('about').index()
      table.index(['status', 'due_at'])
    })
  }

  async down() {
    this.schema.dropTable('outbox_messages')
  }
}

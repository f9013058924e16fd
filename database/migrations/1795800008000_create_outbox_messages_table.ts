import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The outbox: mails that must not be lost are written in the transaction that causes them, and
 * delivered afterwards. Times are text that sorts chronologically.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('outbox_messages', (table) => {
      table.increments('id')
      table.string('message_id').notNullable().unique()
      table.string('kind', 40).notNullable()
      table.string('recipient').notNullable().index()
      /** JSON; deleted after delivery. */
      table.text('content')
      table.string('status', 10).notNullable().checkIn(['waiting', 'sent', 'failed'])
      table.integer('attempts').notNullable().defaultTo(0)
      table.string('created_at', 24).notNullable()
      /** When to try next; during an attempt, when other processes may try. */
      table.string('due_at', 24).notNullable()
      table.string('ended_at', 24)
      table.string('last_error', 500)
      /**
       * The code of a contact request or the id of a subscription; deleting that deletes the mail.
       */
      table.text('about').index()
      table.index(['status', 'due_at'])
    })
  }

  async down() {
    this.schema.dropTable('outbox_messages')
  }
}

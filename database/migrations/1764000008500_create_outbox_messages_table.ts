import { BaseSchema } from '@adonisjs/lucid/schema'

/** Its name until it got a stamp of its own; 1764000012000 brings such entries up to date. */
const FORMER_NAME = 'database/migrations/1764000008000_create_outbox_messages_table'

/**
 * Mails that must not get lost: written in the transaction of what they tell of, delivered
 * afterwards. Times are ISO 8601 in UTC, which sort as text.
 */
export default class extends BaseSchema {
  async up() {
    if (await this.db.from('adonis_schema').where('name', FORMER_NAME).first()) return
    this.schema.createTable('outbox_messages', (table) => {
      table.increments('id')
      table.string('message_id').notNullable().unique()
      table.string('kind', 40).notNullable()
      table.string('recipient').notNullable().index()
      /** JSON; forgotten once the mail is delivered. */
      table.text('content')
      table.string('status', 10).notNullable().checkIn(['waiting', 'sent', 'failed'])
      table.integer('attempts').notNullable().defaultTo(0)
      table.string('created_at', 24).notNullable()
      /** When to try next; while one process tries, when others may. */
      table.string('due_at', 24).notNullable()
      table.string('ended_at', 24)
      table.string('last_error', 500)
      table.index(['status', 'due_at'])
    })
  }

  async down() {
    this.schema.dropTable('outbox_messages')
  }
}

import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Says what a mail is about, so that it can be deleted together with that: the code of a contact
 * request, or the id of a subscription. Mails that are there already were written at the same
 * moment as their request, or to the address of their subscription. Those that were tried anew since
 * have another time; their subject has the code. What is left goes 30 days after its end.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('outbox_messages', (table) => {
      table.text('about').index()
    })
    this.defer(async (db) => {
      const requests: { code: string; created_at: string }[] = await db
        .from('contact_requests')
        .select('code', 'created_at')
      const kinds = ['contact_request', 'contact_receipt']
      const moments = Map.groupBy(requests, ({ created_at }) => created_at)
      for (const { code, created_at } of requests) {
        const mails = db.from('outbox_messages').whereIn('kind', kinds).whereNull('about')
        const isAlone = moments.get(created_at)?.length === 1
        if (isAlone) await mails.clone().where({ created_at }).update({ about: code })
        await mails.whereLike('content', `%(${code})"%`).update({ about: code })
      }
      const subscriptions: { id: string; email_key: string }[] = await db
        .from('newsletter_subscriptions')
        .select('id', 'email_key')
        .orderBy('requested_at')
      for (const { id, email_key } of subscriptions) {
        await db
          .from('outbox_messages')
          .where('recipient', email_key)
          .whereLike('kind', 'newsletter_%')
          .update({ about: id })
      }
    })
  }

  async down() {
    this.schema.alterTable('outbox_messages', (table) => table.dropColumn('about'))
  }
}

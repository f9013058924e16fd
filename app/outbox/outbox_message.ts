import { OutboxMessageSchema } from '#database/schema'
import type { Json } from '#database/stored_values'
import type { Mail, MailKind } from '#outbox/mail'

/** A mail in the outbox; its content is gone once it is delivered. */
export class OutboxMessage extends OutboxMessageSchema {
  declare kind: MailKind
  declare status: 'waiting' | 'sent' | 'failed'
  declare content: Json<Mail> | null
}

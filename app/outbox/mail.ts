import type { Json } from '#database/stored_values'

/** Somebody who sends or receives mail. Never one string: a comma in a name would add a recipient. */
export type Mailbox = { name: string; address: string }

/** What a mail is about: says in lists and figures what waits. */
export type MailKind =
  | 'contact_request'
  | 'contact_bundle'
  | 'contact_receipt'
  | 'newsletter_confirmation'
  | 'newsletter_known'

declare module '#database/tables' {
  interface ColumnTypes {
    'outbox_messages.kind': MailKind
    'outbox_messages.content': Json<Mail>
    'outbox_messages.status': 'waiting' | 'sent' | 'failed'
  }
}

/** A mail as it is written down, ready to be sent. */
export type Mail = {
  kind: MailKind
  /**
   * The request's code or the subscription's id: the mail is deleted with it. A bundle names the codes
   * of its requests, separated by spaces.
   */
  about: string
  to: Mailbox
  /** Who answers go to, if not the sender. */
  replyTo?: Mailbox
  subject: string
  html: string
  text: string
  /** Headers beyond the usual ones. */
  headers?: Record<string, string>
}

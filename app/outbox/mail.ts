/** A sender or recipient. Never a single string: a comma in a name would add a recipient. */
export type Mailbox = { name: string; address: string }

/** The kind of a mail, for lists of waiting mail. */
export type MailKind =
  | 'contact_request'
  | 'contact_bundle'
  | 'contact_receipt'
  | 'newsletter_confirmation'
  | 'newsletter_known'

/** A mail, ready to be sent. */
export type Mail = {
  kind: MailKind
  /**
   * The request's code or the subscription's id: the mail is deleted with it. A bundle has the codes
   * of its requests, separated by spaces.
   */
  about: string
  to: Mailbox
  /** Recipient of replies, if not the sender. */
  replyTo?: Mailbox
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
}

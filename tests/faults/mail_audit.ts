import { setTimeout as pause } from 'node:timers/promises'
import type { Rows } from '#tests/faults/ledger'
import type { MailServer } from '#tests/fixtures/mail/mail_server'
import type { ProductionServer } from '#tests/fixtures/processes/production_server'

/** The maximum time until all mails are delivered, in ms; they are sent one by one. */
const TIMEOUT = 300_000

/** Returns the Message-IDs of all mails in the outbox. */
export async function messageIds(rows: Rows): Promise<string[]> {
  const messages = await rows('select message_id from outbox_messages')
  return messages.map(({ message_id }) => String(message_id))
}

/** Whether all mails were delivered or have failed. */
async function noneWaits(rows: Rows): Promise<boolean> {
  return (await rows(`select id from outbox_messages where status = 'waiting'`)).length === 0
}

/**
 * Waits until no mail is waiting, and compares the outbox with the received mails. Returns the
 * broken promises.
 */
export async function auditMails(
  written: readonly string[],
  { url }: ProductionServer,
  rows: Rows,
  { mails, attempts }: MailServer
): Promise<string[]> {
  const end = performance.now() + TIMEOUT
  while (!(await noneWaits(rows)) && performance.now() < end) await pause(500)
  const broken = (await noneWaits(rows)) ? [] : ['mails still wait']
  const arrived = mails.map(({ messageId }) => messageId ?? '')
  if (new Set(arrived).size < arrived.length) broken.push('a mail arrived twice')
  if (written.some((id) => !arrived.includes(id))) broken.push('a mail did not arrive')
  if (attempts.some((id) => !written.includes(id))) broken.push('a mail changed its Message-ID')
  const health = await fetch(`${url}/health/mail`)
  if (health.status !== 200) broken.push('mail is not healthy')
  return broken
}

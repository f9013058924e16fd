import { ACKNOWLEDGED_WITHIN, type Fault, PATIENT, withServer } from '#tests/faults/fault'
import type { Rows } from '#tests/faults/ledger'
import { auditMails, happens, messageIds, noneWaits } from '#tests/faults/mail_audit'
import { MailServer, type Manner } from '#tests/fixtures/mail/mail_server'
import { freePort } from '#tests/fixtures/processes/free_port'
import type { ProductionServer } from '#tests/fixtures/processes/production_server'

/** How many forms are sent while the mail server is in trouble. */
const FORMS = 60

/** A mail server that hangs is waited for half a minute: so many mails are tried until it recovers. */
const TRIED_WHILE_IT_HANGS = 2

/** How long a mail that was not taken rests before it is tried again, at least, in ms. */
const FIRST_REST = 60_000

/** How long a mail is tried before it is given up, in hours. */
const GIVE_UP_AFTER = 72

/** How a mail reaches its reader once the mail server takes mail again; gives what was not as promised. */
type Recovery = (server: ProductionServer, rows: Rows, mailServer: MailServer) => Promise<string[]>

/** The mail server in trouble: visitors do not notice, and each mail arrives once it has recovered. */
export const mailFaults = [
  mailFault('mail server down', undefined, retried),
  mailFault('mail server hangs', 'hang', retried),
  mailFault('mail server answers 4xx', 'refuse_for_now', retried),
  mailFault('mail server answers 5xx', 'refuse_for_good', givenUp),
]

/** @param manner how it takes mail; nobody listens where it is left out */
function mailFault(name: string, manner: Manner | undefined, recovery: Recovery): Fault {
  return {
    name,
    databases: ['sqlite', 'postgres'],
    async run(ground) {
      const mailServer = new MailServer(await freePort())
      const settings = { ...PATIENT, ...mailServer.env }
      if (manner) {
        mailServer.manner = manner
        await mailServer.listen()
      }
      try {
        return await withServer(ground, settings, async (server, sender) => {
          const rows = ground.rows(server)
          await server.start()
          const statuses = await sender.sendMany(FORMS)
          const written = await messageIds(rows)
          const broken = [
            ...(statuses.every((status) => status === 200) ? [] : ['a visitor was refused']),
            ...(sender.longest > ACKNOWLEDGED_WITHIN ? ['a visitor waited too long'] : []),
            ...(await rests(rows, manner === 'hang' ? TRIED_WHILE_IT_HANGS : written.length)),
          ]
          if (!manner) await mailServer.listen()
          broken.push(...(await recovery(server, rows, mailServer)))
          broken.push(...(await auditMails(written, server, rows, mailServer)))
          return { rounds: FORMS, broken }
        })
      } finally {
        await mailServer.close()
      }
    },
  }
}

/** Waits until some mails were tried in vain, and looks whether each rests before the next attempt. */
async function rests(rows: Rows, number: number): Promise<string[]> {
  const tried = () =>
    rows('select status, created_at, due_at from outbox_messages where last_error is not null')
  const untried = await happens(
    async () => (await tried()).length >= number,
    'mails were not tried'
  )
  const isResting = (await tried()).every(
    ({ status, created_at, due_at }) =>
      status === 'waiting' &&
      Date.parse(String(due_at)) - Date.parse(String(created_at)) >= FIRST_REST
  )
  return [...untried, ...(isResting ? [] : ['a mail does not wait for its next attempt'])]
}

/**
 * The next attempt succeeds. Once nothing is left but what rests, that is due at once: a mail which
 * somebody is handing over stays theirs.
 */
async function retried(_: ProductionServer, rows: Rows, mailServer: MailServer): Promise<string[]> {
  mailServer.recover()
  const untried = `select id from outbox_messages where status = 'waiting' and last_error is null`
  const broken = await happens(
    async () => (await rows(untried)).length === 0,
    'mails were not tried'
  )
  await rows(`update outbox_messages set due_at = '${hoursAgo(0)}' where status = 'waiting'`)
  return broken
}

/**
 * Nothing was taken for 72 hours: mails are given up, an operator is notified, and who has them tried again
 * gets them delivered. Those hours pass by making the mails older.
 */
async function givenUp(
  server: ProductionServer,
  rows: Rows,
  mailServer: MailServer
): Promise<string[]> {
  await rows(
    `update outbox_messages
       set created_at = '${hoursAgo(GIVE_UP_AFTER)}', due_at = '${hoursAgo(0)}'
       where status = 'waiting'`
  )
  const broken = await happens(() => noneWaits(rows), 'mails are not given up')
  const health = await fetch(`${server.url}/health/mail`)
  if (health.status !== 503) broken.push('no operator is notified of mails that were given up')
  mailServer.recover()
  const { exitCode } = await server.command(['outbox:failed', '--retry'])
  return exitCode === 0 ? broken : [...broken, 'outbox:failed failed']
}

/** A time as tables keep it. */
function hoursAgo(hours: number): string {
  return new Date(Date.now() - hours * 3_600_000).toISOString()
}

import { setTimeout as pause } from 'node:timers/promises'
import { ACKNOWLEDGED_WITHIN, type Fault, type Outcome, PATIENT } from '#tests/faults/fault'
import { audit } from '#tests/faults/ledger'
import { auditMails, messageIds } from '#tests/faults/mail_audit'
import { Sender } from '#tests/faults/sender'
import { ContentFolder } from '#tests/fixtures/content/content_folder'
import { MailServer } from '#tests/fixtures/mail/mail_server'
import { freePort } from '#tests/fixtures/processes/free_port'
import { ProductionServer } from '#tests/fixtures/processes/production_server'

/** The number of forms sent to each process. */
const FORMS = 100

/** The number of content loads meanwhile. */
const LOADS = 8

/** The maximum time in ms until both processes show new content. */
const SHOWN_WITHIN = 2_000

/** The timeout of waiting for it, in ms. */
const TIMEOUT = 30_000

const PAGE = 'content/pages/product_families/stairs/index/de.yaml'

/** The pages that show the changed title: its own page, and a list. */
const PAGES = ['/de/produkte/treppe', '/de/produkte']

/** Two processes share one outbox: no mail is sent twice, and each sender gets one receipt. */
export const formsToBoth: Fault = {
  name: 'two processes, forms sent to both',
  databases: ['postgres'],
  async run(ground) {
    const mailServer = new MailServer(await freePort())
    await mailServer.listen()
    try {
      return await withBoth(
        { ...ground.settings, ...PATIENT, ...mailServer.env },
        async (servers) => {
          const [first] = servers
          const rows = ground.rows(first)
          const senders = servers.map(({ url }, number) => new Sender(url, `To process ${number}`))
          const statuses = await Promise.all(senders.map((sender) => sender.sendMany(FORMS)))
          const longest = Math.max(...senders.map((sender) => sender.longest))
          const acknowledged = senders.flatMap((sender) => sender.acknowledged)
          const receipts = await rows(
            `select id from outbox_messages where kind = 'contact_receipt'`
          )
          return {
            rounds: FORMS * servers.length,
            acknowledged: acknowledged.length,
            broken: [
              ...(statuses.flat().every((status) => status === 200)
                ? []
                : ['a visitor was refused']),
              ...(longest > ACKNOWLEDGED_WITHIN ? ['a visitor waited too long'] : []),
              ...(receipts.length === 1 ? [] : [`${receipts.length} receipts to one address`]),
              ...(await auditMails(await messageIds(rows), first, rows, mailServer)),
            ],
            ...(await audit(acknowledged, rows)),
            longest,
            memory: Math.max(...servers.map((server) => server.peakMemory())),
          }
        }
      )
    } finally {
      await mailServer.close()
    }
  },
}

/** Content that a third process loads is soon visible on both; `longest` is the time until then. */
export const contentBesideBoth: Fault = {
  name: 'two processes, content loaded beside them',
  databases: ['postgres'],
  async run(ground) {
    const content = await ContentFolder.create()
    try {
      const settings = { ...ground.settings, ...PATIENT, CONTENT_ROOT: content.root }
      return await withBoth(settings, async (servers) => {
        const broken = new Set<string>()
        let longest = 0
        let title = 'Treppe'
        for (let load = 0; load < LOADS; load++) {
          /** The first request renders the response, the second one caches it. */
          for (let time = 0; time < 2; time++) await bothShow(servers, title)
          const next = `Stufe ${load}`
          await content.edit(PAGE, `  title: ${title}\n`, `  title: ${next}\n`)
          title = next
          const { exitCode } = await servers[0].command(['content:load'])
          if (exitCode !== 0) broken.add('the content was not loaded')
          const begin = performance.now()
          while (!(await bothShow(servers, title)) && performance.now() < begin + TIMEOUT) {
            await pause(20)
          }
          longest = Math.max(longest, performance.now() - begin)
        }
        if (longest > SHOWN_WITHIN) broken.add('seen too late')
        return {
          rounds: LOADS,
          acknowledged: 0,
          lost: 0,
          doubled: 0,
          longest,
          memory: Math.max(...servers.map((server) => server.peakMemory())),
          broken: [...broken],
        }
      })
    } finally {
      await content.delete()
    }
  },
}

/**
 * Runs two processes with the same settings, each with a storage folder of its own like another
 * machine.
 */
async function withBoth(
  settings: Record<string, string>,
  run: (servers: ProductionServer[]) => Promise<Outcome>
): Promise<Outcome> {
  const servers = [await ProductionServer.create(settings), await ProductionServer.create(settings)]
  try {
    for (const server of servers) await server.start()
    return await run(servers)
  } finally {
    for (const server of servers) await server.delete()
  }
}

async function bothShow(servers: ProductionServer[], title: string): Promise<boolean> {
  const shown = await Promise.all(servers.map((server) => shows(server, title)))
  return shown.every(Boolean)
}

/** Whether a process shows a title on all pages. */
async function shows({ url }: ProductionServer, title: string): Promise<boolean> {
  const pages = await Promise.all(PAGES.map(async (page) => (await fetch(url + page)).text()))
  return pages.every((page) => page.includes(title))
}

import { audit, type Rows } from '#tests/faults/ledger'
import { Sender } from '#tests/faults/sender'
import type { DatabaseProxy } from '#tests/fixtures/database/database_proxy'
import { ProductionServer } from '#tests/fixtures/processes/production_server'

/** Where a fault is tried. */
export type Ground = {
  database: 'sqlite' | 'postgres'
  /** Settings by which a server finds the database; on PostgreSQL through the proxy. */
  settings: Record<string, string>
  proxy?: DatabaseProxy
  rows(server: ProductionServer): Rows
}

/** A line of the table; times in milliseconds, memory in megabytes. */
export type Outcome = {
  rounds: number
  acknowledged: number
  lost: number
  doubled: number
  longest: number
  memory: number
  /** What was not as promised. */
  broken: string[]
}

/** A fault, and what becomes of requests and visitors under it. */
export type Fault = {
  name: string
  databases: Ground['database'][]
  run(ground: Ground): Promise<Outcome>
}

/**
 * Within what time a form is acknowledged while mail cannot be delivered, in ms; an answer that waited
 * for the mail server would take longer.
 */
export const ACKNOWLEDGED_WITHIN = 5_000

/** For faults of something else: how long the database takes on a busy machine is another matter. */
export const PATIENT = { DATABASE_TIMEOUT: '600000' }

/** Runs a fault on a server of its own, and then compares what it acknowledged with what it stored. */
export async function withServer(
  ground: Ground,
  settings: Record<string, string>,
  run: (
    server: ProductionServer,
    sender: Sender
  ) => Promise<Partial<Outcome> & Pick<Outcome, 'rounds'>>
): Promise<Outcome> {
  const server = await ProductionServer.create({ ...ground.settings, ...settings })
  const sender = new Sender(server.url)
  try {
    const outcome = await run(server, sender)
    const memory = server.peakMemory()
    await server.stop('SIGTERM')
    return {
      acknowledged: sender.acknowledged.length,
      ...(await audit(sender.acknowledged, ground.rows(server))),
      longest: sender.longest,
      memory,
      broken: [],
      ...outcome,
    }
  } finally {
    await server.delete()
  }
}

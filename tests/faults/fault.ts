import { audit, type Rows } from '#tests/faults/ledger'
import { Sender } from '#tests/faults/sender'
import type { DatabaseProxy } from '#tests/fixtures/database/database_proxy'
import { ProductionServer } from '#tests/fixtures/processes/production_server'

/** The environment in which a fault is simulated. */
export type Ground = {
  database: 'sqlite' | 'postgres'
  /** The settings that select the database; on PostgreSQL through the proxy. */
  settings: Record<string, string>
  proxy?: DatabaseProxy
  rows(server: ProductionServer): Rows
}

/** A row of the table; times in milliseconds, memory in megabytes. */
export type Outcome = {
  rounds: number
  acknowledged: number
  lost: number
  doubled: number
  longest: number
  memory: number
  /** The broken promises. */
  broken: string[]
}

/** A fault, and a simulation that sends requests meanwhile. */
export type Fault = {
  name: string
  databases: Ground['database'][]
  run(ground: Ground): Promise<Outcome>
}

/**
 * The time in ms within which a form has to be acknowledged while mail cannot be delivered; a
 * response that waits for the mail server would take longer.
 */
export const ACKNOWLEDGED_WITHIN = 5_000

/**
 * Disables the database timeout for faults that do not concern the database, which may be slow on a
 * busy machine.
 */
export const PATIENT = { DATABASE_TIMEOUT: '600000' }

/**
 * Runs a fault with a server of its own, and compares the acknowledged requests with the stored
 * ones.
 */
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

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Fault, type Ground, PATIENT, withServer } from '#tests/faults/fault'
import { audit } from '#tests/faults/ledger'
import { Sender } from '#tests/faults/sender'
import { ProductionServer } from '#tests/fixtures/processes/production_server'

/** How many backups are made while forms are sent. */
const ROUNDS = 3

/** Forms that are acknowledged before each of them. */
const BEFORE_EACH = 100

/** A backup, and what had been acknowledged before it began. */
type Backup = { file: string; acknowledged: string[] }

/**
 * Backups that are made while forms are sent, each restored on another server, which then serves and
 * has all that was acknowledged before.
 */
export const restoredBackup: Fault = {
  name: 'backup under load, restored elsewhere',
  databases: ['sqlite', 'postgres'],
  async run(ground) {
    const folder = await mkdtemp(join(tmpdir(), 'saumer-backups-'))
    try {
      return await withServer(ground, PATIENT, async (server, sender) => {
        await server.start()
        const load = sender.sendUntilItDies()
        const broken = new Set<string>()
        const backups: Backup[] = []
        for (let round = 0; round < ROUNDS; round++) {
          const enough = sender.acknowledged.length + BEFORE_EACH
          while (sender.acknowledged.length < enough) await pause(20)
          const backup = { file: join(folder, `${round}`), acknowledged: [...sender.acknowledged] }
          const { exitCode } = await server.command(['db:backup', backup.file])
          if (exitCode !== 0) broken.add('a backup failed')
          if (sender.acknowledged.length === backup.acknowledged.length)
            broken.add('nobody could send a form meanwhile')
          backups.push(backup)
        }
        const memory = server.peakMemory()
        await server.stop('SIGTERM')
        await load
        for (const backup of backups) {
          for (const wrong of await restore(backup, await ground.another())) broken.add(wrong)
        }
        return { rounds: ROUNDS, memory, broken: [...broken] }
      })
    } finally {
      await rm(folder, { recursive: true })
    }
  },
}

/** Restores a backup on a server of its own; gives what was not as promised. */
async function restore({ file, acknowledged }: Backup, ground: Ground): Promise<string[]> {
  const server = await ProductionServer.create({ ...ground.settings, ...PATIENT })
  try {
    if ((await server.command(['db:restore', file])).exitCode !== 0) return ['a restore failed']
    const { lost, doubled } = await audit(acknowledged, ground.rows(server))
    await server.start()
    const page = await fetch(`${server.url}/de/unternehmen`)
    const form = await new Sender(server.url, 'After the restore').send()
    return [
      ...(lost + doubled === 0 ? [] : [`restored: ${lost} lost, ${doubled} doubled`]),
      ...(page.status === 200 ? [] : ['no page is served']),
      ...(form === 200 ? [] : ['a form was refused']),
    ]
  } finally {
    await server.delete()
  }
}

import { execFileSync } from 'node:child_process'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Fault, withServer } from '#tests/faults/fault'

/** The number of kills, as promised. */
const KILLS = 60

/** The maximum time in ms until visitors learn that the database is unavailable. */
const ANSWERED_WITHIN = 2_000

const killed: Fault = {
  name: 'kill -9 while forms are sent',
  databases: ['sqlite', 'postgres'],
  run: (ground) =>
    withServer(ground, {}, async (server, sender) => {
      for (let round = 0; round < KILLS; round++) {
        await server.start()
        const dying = sender.sendUntilItDies()
        await pause(100 + Math.random() * 400)
        await server.stop('SIGKILL')
        await dying
      }
      return { rounds: KILLS }
    }),
}

const frozen: Fault = {
  name: 'database that does not answer',
  databases: ['postgres'],
  run: (ground) =>
    withServer(ground, {}, async (server, sender) => {
      await server.start()
      if (ground.proxy) ground.proxy.fault = 'freeze'
      const statuses = []
      for (let round = 0; round < 10; round++) statuses.push(await sender.send())
      ground.proxy?.heal()
      const broken = statuses.some((status) => status !== 503) ? ['not answered with 503'] : []
      if (sender.longest > ANSWERED_WITHIN) broken.push('answered too late')
      return { rounds: 10, broken }
    }),
}

const fullDisk: Fault = {
  name: 'disk full',
  databases: ['sqlite'],
  run: async (ground) => {
    const disk = await mkdtemp(join(tmpdir(), 'saumer-disk-'))
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=14m', 'tmpfs', disk])
    const filler = join(disk, 'filler')
    try {
      return await withServer(ground, { STORAGE_PATH: disk }, async (server, sender) => {
        await server.start()
        const { bavail, bsize } = statfsSync(disk)
        writeFileSync(filler, Buffer.alloc(bavail * bsize - 300_000))
        let refused = 0
        for (let sent = 0; sent < 500 && refused < 20; sent++) {
          if ((await sender.send()) !== 200) refused++
        }
        rmSync(filler)
        const healed = (await sender.send()) === 200
        return {
          rounds: 20,
          broken: [
            ...(refused === 20 ? [] : ['the disk was never full']),
            ...(healed ? [] : ['refused although there is room again']),
          ],
        }
      })
    } finally {
      execFileSync('umount', [disk])
      rmSync(disk, { recursive: true })
    }
  },
}

/** Faults of the server itself, its database and its disk. */
export const serverFaults = [killed, frozen, fullDisk]

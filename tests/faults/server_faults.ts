import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Fault, withServer } from '#tests/faults/fault'
import { hangingMailServer } from '#tests/fixtures/mail/hanging_mail_server'
import { browse } from '#tests/fixtures/processes/browse'

/** How often a server is killed, as the bars promise. */
const KILLS = 60

/** How long it may take until a visitor is answered that the database is unavailable, and within what a process ends, in ms. */
const ANSWERED_WITHIN = 2_000
const ENDS_WITHIN = 10_000

/** What a server may hold in memory while clients do not read, in MB. */
const MEMORY = 250

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

const cutBeforeCommit: Fault = {
  name: 'connection cut before COMMIT',
  databases: ['postgres'],
  run: (ground) =>
    withServer(ground, {}, async (server, sender) => {
      await server.start()
      if (ground.proxy) ground.proxy.fault = 'cut_before_commit'
      const statuses = await Promise.all(Array.from({ length: 20 }, () => sender.send()))
      ground.proxy?.heal()
      const areRefused = statuses.every((status) => status === 503)
      return { rounds: 20, broken: areRefused ? [] : ['not answered with 503'] }
    }),
}

const cutAfterCommit: Fault = {
  name: 'connection cut after COMMIT',
  databases: ['postgres'],
  run: (ground) =>
    withServer(ground, {}, async (server, sender) => {
      await server.start()
      for (let round = 0; round < 20; round++) {
        if (ground.proxy) Object.assign(ground.proxy, { fault: 'cut_after_commit', cuts: 1 })
        await sender.send()
      }
      ground.proxy?.heal()
      const all = sender.acknowledged.length === 20
      return { rounds: 20, broken: all ? [] : ['a request was refused that could be sent again'] }
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

const deafClients: Fault = {
  name: '200 clients that do not read, 20 requests each',
  databases: ['sqlite'],
  run: (ground) =>
    withServer(ground, {}, async (server) => {
      await server.start()
      const { hostname, port } = new URL(server.url)
      const request = 'GET /de HTTP/1.1\r\nHost: saumer.example\r\n\r\n'
      const deaf = Array.from({ length: 200 }, () => {
        const socket = connect(Number(port), hostname).on('error', () => undefined)
        socket.pause()
        socket.write(request.repeat(20))
        return socket
      })
      let [asked, served, longest] = [0, 0, 0]
      for (const end = performance.now() + 30_000; performance.now() < end; asked++) {
        const begin = performance.now()
        const answer = await fetch(`${server.url}/de`).catch(() => undefined)
        if (answer?.ok) served++
        await answer?.arrayBuffer()
        longest = Math.max(longest, performance.now() - begin)
      }
      for (const socket of deaf) socket.destroy()
      return {
        rounds: asked,
        longest,
        broken: [
          ...(served > asked / 2 ? [] : [`only ${served} of ${asked} visitors got their page`]),
          ...(server.peakMemory() > MEMORY ? [`more than ${MEMORY} MB`] : []),
        ],
      }
    }),
}

const terminated: Fault = {
  name: 'SIGTERM under load, mail server hangs',
  databases: ['sqlite', 'postgres'],
  run: async (ground) => {
    const mailServer = await hangingMailServer()
    const smtp = { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(mailServer.port) }
    try {
      return await withServer(ground, smtp, async (server, sender) => {
        const broken = new Set<string>()
        let longest = 0
        for (let round = 0; round < 5; round++) {
          await server.start()
          await sender.send()
          if (mailServer.sockets.length === 0) await once(mailServer.server, 'connection')
          const browsers = Array.from({ length: 6 }, () => browse(server.url))
          while (browsers.some(({ answered }) => answered === 0)) await pause(20)
          const begin = performance.now()
          if ((await server.stop('SIGTERM')) !== 0) broken.add('ended with an error')
          longest = Math.max(longest, performance.now() - begin)
          for (const { closed } of browsers) await closed
          if (browsers.some(({ asked, answered }) => asked > answered))
            broken.add('a page was lost')
        }
        if (longest > ENDS_WITHIN) broken.add('ended too late')
        return { rounds: 5, longest, broken: [...broken] }
      })
    } finally {
      mailServer.close()
    }
  },
}

/** What befalls the server itself, its database and its disk. */
export const serverFaults = [
  killed,
  terminated,
  cutBeforeCommit,
  cutAfterCommit,
  frozen,
  fullDisk,
  deafClients,
]

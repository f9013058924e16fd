/** Measures several processes on one PostgreSQL behind nginx against a single process. */
import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { freePort } from '../fixtures/processes/free_port.ts'
import { Nginx } from '../fixtures/processes/nginx.ts'
import { atMost } from './table.mjs'
import { answerOf, cpuTime, disconnect, median, startSite, stop } from './tools.mjs'

const PROCESSES = [1, 2, 4]

/**
 * The minimum share of the ideal throughput; nginx, database and clients need processor time, too.
 */
const SHARE = 0.7

/**
 * The maximum processor time of a response from one of four processes, as a multiple of that from a
 * single process.
 */
const DEARER = 1.2

/** The options of wrk, and the number of rounds; the first round is a warm-up. */
const WRK = [
  '--threads=1',
  '--connections=16',
  '--duration=4s',
  '--script=tests/bench/each_its_own.lua',
]
const ROUNDS = 5

/**
 * The number of pages that a new process renders one by one: while it is slow, it would refuse some
 * of many concurrent requests.
 */
const WARM_UP = 100

/**
 * Returns rows for the table of promised figures, for pages that are not cached.
 *
 * @param env the settings of a site whose content is in PostgreSQL
 */
export async function processes(env) {
  const nodes = []
  const groups = []
  try {
    for (const count of PROCESSES) {
      while (nodes.length < count) nodes.push(await startNode(env))
      const ports = nodes.map(({ port }) => String(port))
      groups.push({ nodes: [...nodes], nginx: await Nginx.start(ports, ['build']), rounds: [] })
    }
    for (let round = 0; round <= ROUNDS; round++) {
      for (const group of groups) group.rounds[round] = answersOf(group, round)
    }
  } finally {
    disconnect()
    for (const { nginx } of groups) await nginx.stop()
    for (const { site } of nodes) await stop(site)
  }
  const [one, ...more] = groups.map(({ rounds }) => rounds.slice(1))
  const cores = availableParallelism()
  /** May be more than one core, because garbage is collected in other threads. */
  const used = median(one.map(({ used: each }) => each))
  return [
    ...more.map((rounds, index) => {
      const count = PROCESSES[index + 1]
      const least = SHARE * Math.min(count, cores / used)
      const times = median(rounds.map(({ speed }, round) => speed / one[round].speed))
      return {
        what: `answers behind nginx, of ${count} processes beside one`,
        promise: `≥ ${least.toFixed(2)} ×`,
        today: `${times.toFixed(2)} ×; one uses ${used.toFixed(1)} of ${cores} cores`,
        isMet: times >= least,
      }
    }),
    dearer(one, more.at(-1)),
  ]
}

function dearer(one, most) {
  const times = median(most.map(({ cost }, round) => cost / one[round].cost))
  const what = `processor time of an answer, of ${PROCESSES.at(-1)} processes beside one`
  return atMost(what, times, DEARER, ' ×', 2)
}

async function startNode(env) {
  const port = await freePort()
  const own = { ...env, RESPONSE_CACHE: '0', HOST: '127.0.0.1', PORT: String(port) }
  const site = await startSite(env.STORAGE_PATH, port, { env: own })
  for (let page = 0; page < WARM_UP; page++)
    await answerOf(`http://localhost:${port}/de?warm=${page}`)
  return { port, site }
}

/**
 * Returns the responses per second, the processor time of one, and the number of cores that the
 * site uses.
 */
function answersOf({ nodes, nginx }, round) {
  const spent = () => nodes.reduce((sum, { site }) => sum + cpuTime(site.pid), 0)
  const before = spent()
  const asked = spawnSync('wrk', [...WRK, nginx.url, '--', String(round)], { encoding: 'utf8' })
  const [, answers] = /(\d+) requests in/.exec(asked.stdout) ?? []
  const [, speed] = /Requests\/sec:\s+([\d.]+)/.exec(asked.stdout) ?? []
  if (!answers || /Non-2xx|Socket errors/.test(asked.stdout)) {
    throw new Error(`wrk was not answered:\n${asked.stdout}${asked.stderr}`)
  }
  const cost = (spent() - before) / Number(answers)
  return { speed: Number(speed), cost, used: (cost * Number(speed)) / 1e9 }
}

/**
 * Measures the time until the site is served: after a fresh clone, after another start, and after a
 * load of one changed file. It uses a clone of the last commit with an empty npm cache, which is
 * removed afterwards.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { npm } from '../../bin/programs.mjs'
import { atMost } from './table.mjs'

/** The maximum times in seconds; that of the first start is for two cores. */
const FIRST_START = 45
const SECOND_START = 3
const LOAD = 2

/**
 * The number of starts and loads, of which the fastest counts: a busy machine slows down the
 * others.
 */
const ROUNDS = 3

const PAGE = '/de'

/** A page of which other pages show nothing. */
const CHANGED = 'resources/content/pages/root/imprint/fr.yaml'

/**
 * Returns rows for the table of promised figures.
 *
 * @param port a free port
 */
export async function starts(port) {
  const folder = mkdtempSync(join(tmpdir(), 'saumer-clone-'))
  const site = { clone: join(folder, 'site'), url: `http://localhost:${port}` }
  try {
    execFileSync('git', ['clone', '--quiet', process.cwd(), site.clone])
    site.env = {
      ...freshEnvironment(),
      HOST: 'localhost',
      PORT: String(port),
      npm_config_cache: join(folder, 'npm'),
    }
    /** The load of the machine, which makes starts slower and is therefore printed. */
    const [load] = loadavg()
    const first = await start(site)
    await start(site, picturesMade)
    const further = await inRounds(() => start(site))
    const loads = await inRounds((round) => loadOneChange(site, `nouveau ${round}`))
    const written = loads.map((each) => each.written)
    return [
      row(
        `npm start in a fresh clone, ${availableParallelism()} cores, load ${load.toFixed(1)} before`,
        [first],
        FIRST_START
      ),
      row('npm start once more', further, SECOND_START),
      row(
        'npm run content:load of one changed file',
        loads.map((each) => each.seconds),
        LOAD
      ),
      {
        what: 'rows that each of these loads writes',
        promise: '1',
        today: written.join(', '),
        isMet: written.every((rows) => rows === 1),
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function row(what, times, limit) {
  return atMost(what, Math.min(...times), limit, ' s', 1)
}

async function inRounds(measure) {
  const found = []
  for (let round = 1; round <= ROUNDS; round++) found.push(await measure(round))
  return found
}

/**
 * Returns the environment of this process without the settings of this checkout and the programs
 * that npm adds to PATH.
 */
function freshEnvironment() {
  const example = readFileSync('.env.example', 'utf8')
  const settings = Array.from(example.matchAll(/^(\w+)=/gm), ([, name]) => name)
  const own = new Set([...settings, 'NODE_OPTIONS', 'NODE_COMPILE_CACHE'])
  const others = Object.entries(process.env).filter(
    ([name]) => !own.has(name) && !/^npm_(?!config_)/.test(name)
  )
  const programs = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((each) => !each.includes('node_modules'))
  return { ...Object.fromEntries(others), PATH: programs.join(delimiter) }
}

/**
 * Starts the site, stops it after its first page, and returns the seconds until that page.
 *
 * @param meanwhile awaited before the site is stopped
 */
async function start(site, meanwhile = async () => {}) {
  const begin = performance.now()
  const running = run(site, 'start')
  let hasEnded = false
  void running.ended.then(() => (hasEnded = true))
  try {
    while ((await statusOf(site.url + PAGE)) !== 200) {
      if (hasEnded) throw new Error(`The site did not start:\n${await running.said}`)
      await pause(20)
    }
    const seconds = (performance.now() - begin) / 1_000
    await meanwhile(site)
    return seconds
  } finally {
    running.process.kill('SIGTERM')
    await running.ended
  }
}

async function statusOf(address) {
  const answer = await fetch(address).catch(() => undefined)
  await answer?.arrayBuffer()
  return answer?.status
}

/** Waits until the pictures are converted, so that the following loads convert none. */
async function picturesMade({ url }) {
  for (;;) {
    const { pictures } = await (await fetch(`${url}/health/ready`)).json()
    if (!pictures) return
    await pause(1_000)
  }
}

/**
 * Changes the title of a page and loads the content. Returns the seconds that the whole command
 * takes, and the number of written rows.
 */
async function loadOneChange(site, words) {
  const file = join(site.clone, CHANGED)
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^( +title: .*)$/m, `$1, ${words}`))
  const begin = performance.now()
  const running = run(site, 'run', 'content:load')
  await running.ended
  const seconds = (performance.now() - begin) / 1_000
  const said = await running.said
  const [, written] = /content … (\d+) rows written/.exec(said) ?? []
  if (!written) throw new Error(`The content was not loaded:\n${said}`)
  return { seconds, written: Number(written) }
}

/**
 * Runs npm in the clone. `ended` resolves when all child processes have ended, because they share
 * its output.
 */
function run({ clone, env }, ...args) {
  const [program, argv] = npm(...args)
  const stdio = ['ignore', 'pipe', 'inherit']
  const child = spawn(program, argv, { cwd: clone, env, stdio })
  return { process: child, said: text(child.stdout), ended: once(child, 'close') }
}

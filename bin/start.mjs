/**
 * `npm start`: builds what has changed, migrates the database, loads the content and serves the
 * production build. Each step is skipped if there is nothing to do, so a second start takes
 * seconds. Pictures are converted while the site is being served.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { buildIfStale, hashSources, isBuilt } from './build.mjs'
import { loadContent, setUpForBuild } from './content.mjs'
import { addressOf } from './port.mjs'
import { whenParentExits } from './programs.mjs'
import { SMALL_ALLOCATIONS, SMALL_HEAP } from './small_process.mjs'

setUpForBuild()

/**
 * The interval of messages about the pictures in milliseconds; shorter in a terminal, where the
 * line is overwritten.
 */
const PRINT_INTERVAL = process.stdout.isTTY ? 1_000 : 10_000

const code = hashSources()
/**
 * If the database has content, errors in the content files are logged and do not stop the start.
 */
const flags = ['--keep-last', '--pictures-later']

const loading = isBuilt(code) ? startLoad('inherit') : await buildAndStartLoad()
if (!loading) process.exit(1)
await serve(loading.isLoaded)

/**
 * Builds the site while the content is being loaded, from the moment on when the build has
 * generated the lists of controllers, which the load imports. What the load prints follows the
 * build. Returns the load; undefined if the build failed.
 */
async function buildAndStartLoad() {
  /** @type {ReturnType<typeof startLoad> | undefined} */
  let load
  const isDone = await buildIfStale(() => (load = startLoad(['ignore', 'pipe', 'inherit'])))
  if (!isDone) return undefined
  load?.output?.pipe(process.stdout)
  return load ?? startLoad('inherit')
}

/**
 * Loads the content in a child process, which ends with this one. It may end before anybody waits
 * for it: the result is a promise from the start, and piped output is buffered.
 */
function startLoad(stdio) {
  const load = loadContent(code, flags, stdio)
  process.once('exit', () => load.kill())
  return { output: load.stdout?.pipe(new PassThrough()), isLoaded: succeeds(load) }
}

async function succeeds(child) {
  const [status] = await once(child, 'close')
  return status === 0
}

/**
 * Starts the server, which listens once the content is loaded (`start/production.ts`).
 *
 * @param loaded whether the content could be loaded, once that is known
 */
async function serve(loaded) {
  const args = [...SMALL_HEAP, 'build/bin/server.js', '--await-content']
  const server = spawn(process.execPath, args, {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...SMALL_ALLOCATIONS, ...process.env },
  })
  const stop = () => {
    server.kill('SIGTERM')
    setTimeout(() => server.kill('SIGKILL'), endsWithin()).unref()
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  whenParentExits(stop)
  server.on('exit', (status) => process.exit(status ?? 1))
  server.on('message', ({ environment }) => environment === 'web' && void announce())
  if (await loaded) {
    server.send('content loaded')
  } else {
    server.kill('SIGKILL')
    process.exit(1)
  }
}

/**
 * Returns the time in milliseconds after which the server is killed: some seconds after its own
 * timeout for pending work.
 */
function endsWithin() {
  return (Number(process.env.SHUTDOWN_TIMEOUT || 10) + 5) * 1_000
}

/** Called when the server reports that it listens: another program might respond at its address. */
async function announce() {
  const address = addressOf(process.env)
  console.log(`\nThe site is ready: ${address}\n`)
  await printPictureProgress(address)
}

/** Prints the progress of converting pictures until all are converted. */
async function printPictureProgress(address) {
  const start = performance.now()
  let printed = ''
  for (;;) {
    const response = await fetch(`${address}/health/ready`).catch(() => undefined)
    const { status, pictures } = (await response?.json().catch(() => undefined)) ?? {}
    if (status === 'ok' && !pictures) break
    const progress = pictures && `Making pictures … ${pictures.done} of ${pictures.total}`
    if (progress && progress !== printed) print(progress)
    printed = progress || printed
    await pause(PRINT_INTERVAL)
  }
  if (printed) print(`Making pictures … ${((performance.now() - start) / 1000).toFixed(1)} s\n`)
}

/** Overwrites the line in a terminal; elsewhere prints a new one. */
function print(words) {
  process.stdout.write(process.stdout.isTTY ? `\r\x1b[K${words}` : `${words.trimEnd()}\n`)
}

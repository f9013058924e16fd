/**
 * Behind `npm start`: builds what changed, migrates, loads the content and serves the production
 * build. Every step does nothing when there is nothing to do, so a second start takes seconds.
 * Pictures are made while the site is served.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { buildIfStale, hashSources, isBuilt } from './build.mjs'
import { loadContent, setUpForBuild } from './content.mjs'
import { SMALL_ALLOCATIONS, SMALL_HEAP } from './small_process.mjs'

setUpForBuild()

/** How often to tell how far the pictures are, in ms: more often where the line is written anew. */
const TELL_EVERY = process.stdout.isTTY ? 1_000 : 10_000

const code = hashSources()
/** With content in the database, errors in the content files are logged and do not stop the start. */
const flags = ['--keep-last', '--pictures-later']

const isReady = isBuilt(code)
  ? await succeeds(loadContent(code, flags, 'inherit'))
  : await buildAndLoad()
if (!isReady) process.exit(1)
serve()

/**
 * Builds the site and loads the content at the same time, and waits for both even when one fails. The
 * build starts second: it rewrites the lists of controllers, which the load imports when it starts.
 */
async function buildAndLoad() {
  const load = loadContent(code, flags, ['ignore', 'pipe', 'inherit'])
  const said = text(load.stdout)
  const isLoaded = succeeds(load)
  await Promise.race([once(load.stdout, 'data'), isLoaded])
  const isDone = await buildIfStale()
  process.stdout.write(await said)
  return (await isLoaded) && isDone
}

async function succeeds(child) {
  const [status] = await once(child, 'close')
  return status === 0
}

function serve() {
  const server = spawn(process.execPath, [...SMALL_HEAP, 'build/bin/server.js'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...SMALL_ALLOCATIONS, ...process.env },
  })
  const stop = () => {
    server.kill('SIGTERM')
    setTimeout(() => server.kill('SIGKILL'), endsWithin()).unref()
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  stopWithParent(stop)
  server.on('exit', (status) => process.exit(status ?? 1))
  server.on('message', ({ environment }) => environment === 'web' && void announce())
}

/** The server gives up what hangs after its own limit; only then, and some seconds later, is it killed. */
function endsWithin() {
  return (Number(process.env.SHUTDOWN_TIMEOUT || 10) + 5) * 1_000
}

/** The server itself says that it listens: at its address another program might answer. */
async function announce() {
  const { HOST, PORT } = process.env
  const isEverywhere = HOST === '0.0.0.0' || HOST === '::'
  const host = isEverywhere ? 'localhost' : HOST.includes(':') ? `[${HOST}]` : HOST
  const address = `http://${host}:${PORT}`
  console.log(`\nThe site is ready: ${address}\n`)
  await tellOfPictures(address)
}

/** Tells how far the pictures are, as long as some are still being made. */
async function tellOfPictures(address) {
  const start = performance.now()
  let told = ''
  for (;;) {
    const answer = await fetch(`${address}/health/ready`).catch(() => undefined)
    const { status, pictures } = (await answer?.json().catch(() => undefined)) ?? {}
    if (status === 'ok' && !pictures) break
    const progress = pictures && `Making pictures … ${pictures.done} of ${pictures.total}`
    if (progress && progress !== told) tell(progress)
    told = progress || told
    await pause(TELL_EVERY)
  }
  if (told) tell(`Making pictures … ${((performance.now() - start) / 1000).toFixed(1)} s\n`)
}

/** In a terminal one line takes the place of the last, elsewhere it follows it. */
function tell(words) {
  process.stdout.write(process.stdout.isTTY ? `\r\x1b[K${words}` : `${words.trimEnd()}\n`)
}

/** npm runs scripts in a shell that forwards no signals: stops the server when that shell has exited. */
function stopWithParent(stop) {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stop(), 500).unref()
}

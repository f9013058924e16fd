/**
 * Behind `npm start`: builds what changed, migrates, loads the content and serves the production
 * build. Every step does nothing when there is nothing to do, so a second start takes seconds. Content
 * with errors does not keep a site from starting that has some from before.
 */
import { spawn, spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { buildIfStale } from './build.mjs'
import { SMALL_ALLOCATIONS, SMALL_HEAP } from './small_process.mjs'
import { step } from './step.mjs'

process.loadEnvFile('.env')
Object.assign(process.env, {
  NODE_ENV: 'production',
  ENV_PATH: process.cwd(),
  STORAGE_PATH: resolve(process.env.STORAGE_PATH || 'storage'),
})

if (!buildIfStale()) process.exit(1)
step('Migrating and loading the content (the first time a minute, for the pictures)', () =>
  ace('content:load', '--keep-last')
)
serve()

function ace(...args) {
  const { status } = spawnSync(process.execPath, ['ace.js', ...args], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

function serve() {
  const server = spawn(process.execPath, [...SMALL_HEAP, 'build/bin/server.js'], {
    stdio: 'inherit',
    env: { ...SMALL_ALLOCATIONS, ...process.env },
  })
  const stop = () => {
    server.kill('SIGTERM')
    setTimeout(() => server.kill('SIGKILL'), endsWithin()).unref()
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  stopWithParent(stop)
  server.on('exit', (code) => process.exit(code ?? 1))
  void announce()
}

/** The server gives up what hangs after its own limit; only then, and some seconds later, is it killed. */
function endsWithin() {
  return (Number(process.env.SHUTDOWN_TIMEOUT || 10) + 5) * 1_000
}

async function announce() {
  const { HOST, PORT } = process.env
  const host = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST
  const address = `http://${host}:${PORT}`
  for (;;) {
    await new Promise((proceed) => setTimeout(proceed, 100))
    const ready = await fetch(`${address}/health`).catch(() => undefined)
    if (ready?.ok) return console.log(`\nThe site is ready: ${address}\n`)
  }
}

/** npm starts scripts through a shell that keeps signals to itself: when it is gone, we go too. */
function stopWithParent(stop) {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stop(), 500).unref()
}

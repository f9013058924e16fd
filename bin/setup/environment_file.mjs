import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'

/** Readable and writable only by its owner, since it contains keys and passwords. */
const PRIVATE = 0o600

/** Creates `.env` with a new APP_KEY; restricts an existing one to its owner. */
export function createEnvironmentFile() {
  if (existsSync('.env')) return keepPrivate()
  const key = randomBytes(24).toString('base64url')
  const example = readFileSync('.env.example', 'utf8')
  const settings = example.replace(/^APP_KEY=.*$/m, `APP_KEY=${key}`)
  writeFileSync('.env', settings, { mode: PRIVATE })
  console.log('Created .env from .env.example')
}

function keepPrivate() {
  if ((statSync('.env').mode & 0o077) === 0) return
  try {
    chmodSync('.env', PRIVATE)
  } catch (error) {
    console.warn(`Others may read .env, and that cannot be changed: ${error.message}`)
  }
}

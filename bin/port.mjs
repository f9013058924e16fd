import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'

/**
 * Returns why the site cannot be served at HOST and PORT, as a sentence that says what to change;
 * undefined if it can. Called before anything is installed or built.
 */
export async function whyNotServed({ HOST, PORT } = settings()) {
  const address = `port ${PORT} of ${HOST}`
  const error = await errorOfListening(HOST, PORT)
  if (error?.code === 'EACCES')
    return `This user may not serve ${address}: choose one from 1024 on with PORT.`
  if (error && error.code !== 'EADDRINUSE') {
    return `The site cannot be served at ${address} (${error.message}): change HOST or PORT.`
  }
  if (!error && !(await isTakenElsewhere(HOST, PORT))) return undefined
  return `Another program already uses ${address}: end it, or choose another port with PORT, in .env or before the command.`
}

/** Returns the URL of the site for visitors on this machine; an IPv6 address is put in brackets. */
export function addressOf({ HOST, PORT }) {
  const isEverywhere = HOST === '0.0.0.0' || HOST === '::'
  const host = isEverywhere ? 'localhost' : HOST.includes(':') ? `[${HOST}]` : HOST
  return `http://${host}:${PORT}`
}

/**
 * A name such as localhost has several addresses: a server listens on one, and visitors may use
 * another.
 */
async function isTakenElsewhere(HOST, PORT) {
  for (const { address } of await lookup(HOST, { all: true })) {
    if ((await errorOfListening(address, PORT))?.code === 'EADDRINUSE') return true
  }
  return false
}

async function errorOfListening(host, port) {
  const server = createServer()
  try {
    server.listen(Number(port), host)
    await once(server, 'listening')
    return undefined
  } catch (error) {
    return error
  } finally {
    server.close()
  }
}

/**
 * Reads HOST and PORT from the environment or `.env`, or from `.env.example` before that is
 * created.
 */
function settings() {
  const file = readFileSync(existsSync('.env') ? '.env' : '.env.example', 'utf8')
  const read = (name) =>
    process.env[name] ?? new RegExp(`^${name}=['"]?([^'"\\s#]*)`, 'm').exec(file)?.[1]
  return { HOST: read('HOST'), PORT: read('PORT') }
}

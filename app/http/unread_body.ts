import type { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

/** How much of a body is still taken after the answer (bytes), and how long its sender is waited for (ms). */
const LINGER = { bytes: 256 * 1024, ms: 5_000 }

/**
 * Leaves a body that nobody asks for where it is. Node would read it to its end after the answer, or
 * close the connection under it so hard that its sender loses the answer. So the answer says that the
 * connection ends, and that comes gently: our half is closed, a little more is taken, and the rest
 * waits until its sender has closed, too. Whoever reads the whole body takes `Connection` away again.
 */
export function leaveBodyUnread(request: IncomingMessage, response: ServerResponse) {
  if (!hasBody(request)) return
  response.setHeader('Connection', 'close')
  /** Asked for once, a body flows as far as a buffer, and Node does not read it away by itself. */
  request.read(0)
  request.socket.destroySoon = () => closeGently(request)
}

/** Whether a request announces a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Boolean(Number(headers['content-length']))
}

function closeGently(request: IncomingMessage) {
  const { socket } = request
  if (request.complete) return Socket.prototype.destroySoon.call(socket)

  let taken = 0
  request.on('data', (chunk: Buffer) => {
    taken += chunk.length
    if (taken > LINGER.bytes) request.pause()
  })
  request.once('end', () => socket.destroy())
  const patience = setTimeout(() => socket.destroy(), LINGER.ms).unref()
  socket.once('close', () => clearTimeout(patience))
  socket.end()
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

/** How much is read after the response, and how long to wait for the client to close. */
const LINGER = { bytes: 256 * 1024, ms: 5_000 }

/**
 * Leaves the body of a request unread. Node would read it to its end after the response, or reset
 * the connection, so that the client loses the response. Instead, the response announces
 * `Connection: close`, the sending side is closed, and a little more is read until the client closes
 * its side. Code that reads the whole body removes `Connection` again.
 */
export function leaveBodyUnread(request: IncomingMessage, response: ServerResponse) {
  if (!hasBody(request)) return
  response.setHeader('Connection', 'close')
  /** A body that has been requested once fills a buffer only; Node does not drain it by itself. */
  request.read(0)
  const { socket } = request
  socket.destroySoon = () => closeGently(request, socket)
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Boolean(Number(headers['content-length']))
}

/** The socket is passed along, because a destroyed request has lost its own. */
function closeGently(request: IncomingMessage, socket: Socket) {
  if (request.complete) return Socket.prototype.destroySoon.call(socket)

  let received = 0
  request.on('data', (chunk: Buffer) => {
    received += chunk.length
    if (received > LINGER.bytes) request.pause()
  })
  request.once('end', () => socket.destroy())
  const timer = setTimeout(() => socket.destroy(), LINGER.ms).unref()
  socket.once('close', () => clearTimeout(timer))
  socket.end()
}

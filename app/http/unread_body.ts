import type { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

/**
 * How many bytes are read after the response, and how long to wait for the client, in milliseconds.
 */
const LINGER = { bytes: 256 * 1024, ms: 5_000 }

/**
 * Leaves the body of a request unread. Node would read it to its end after the response, or close
 * the connection so abruptly that the client loses the response. Instead, the response announces
 * `Connection: close`, our side is closed, a little more is read, and the rest waits until the
 * client closes, too. Code that reads the whole body removes `Connection` again.
 */
export function leaveBodyUnread(request: IncomingMessage, response: ServerResponse) {
  if (!hasBody(request)) return
  response.setHeader('Connection', 'close')
  /** A body that has been requested once fills a buffer only; Node does not drain it by itself. */
  request.read(0)
  const { socket } = request
  socket.destroySoon = () => closeGently(request, socket)
}

/** Whether a request has a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Boolean(Number(headers['content-length']))
}

/** A request whose body was given up in its middle does not know its socket any more. */
function closeGently(request: IncomingMessage, socket: Socket) {
  if (request.complete) return Socket.prototype.destroySoon.call(socket)

  let taken = 0
  request.on('data', (chunk: Buffer) => {
    taken += chunk.length
    if (taken > LINGER.bytes) request.pause()
  })
  request.once('end', () => socket.destroy())
  const timer = setTimeout(() => socket.destroy(), LINGER.ms).unref()
  socket.once('close', () => clearTimeout(timer))
  socket.end()
}

import { type IncomingMessage, type RequestListener, Server, type ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { httpLimits } from '#config/http_server'
import { makeReadable, readAbsoluteTarget } from '#http/request_target'
import { leaveBodyUnread } from '#http/unread_body'

/**
 * Node's HTTP server with limits per client. A connection has one response in progress at a time,
 * so that a client that does not read occupies the memory of one page only, and an address has a
 * limited number of connections. While the server closes, requests on keep-alive connections are
 * still processed, and answered with `Connection: close`.
 */
export class HttpServer extends Server {
  /** Connections with a response in progress, and their waiting requests. */
  readonly #pipelines = new Map<Socket, (() => boolean)[]>()
  readonly #inProgress = new Set<ServerResponse>()
  readonly #connections = new Map<string, number>()
  /** The number of connections since the start. */
  #accepted = 0
  #isClosing = false

  /** @param isProxy whether an address belongs to a proxy that is shared by many clients */
  constructor(
    private readonly limits: typeof httpLimits,
    private readonly listener: RequestListener,
    private readonly isProxy: (address: string) => boolean
  ) {
    super(limits)
    this.maxConnections = limits.maxConnections
    this.on('connection', (socket) => this.#count(socket))
    this.on('request', (request, response) => this.#queue(request, response))
    /** Node would send `100 Continue` for each body; the form middleware sends it for those it reads. */
    this.on('checkContinue', (request, response) => this.#queue(request, response))
    this.on('connect', (_, socket) => refuseTunnel(socket))
    this.on('timeout', (socket) => this.#disconnect(socket))
  }

  /**
   * The requests in progress, such as "GET /de/produkte". Paths are cut to two segments, because
   * the following ones of links in mails are secret.
   */
  get inProgress(): string[] {
    return [...this.#inProgress].map(
      ({ req }) => `${req.method} ${/^(\/[^/?]*){0,2}/.exec(req.url ?? '')?.[0]}`
    )
  }

  /**
   * Stops listening, and closes after the last response. Connections that clients have already
   * opened are accepted first: the event loop accepts one per turn.
   */
  override close(closed?: (error?: Error) => void): this {
    this.#isClosing = true
    for (const response of this.#inProgress) endConnectionAfter(response)
    let isOver = false
    setTimeout(() => {
      isOver = true
      this.closeIdleConnections()
    }, this.limits.lastRequests)
    let accepted = -1
    const stopListening = () => {
      if (accepted !== this.#accepted && !isOver) {
        accepted = this.#accepted
        return setImmediate(() => setImmediate(stopListening))
      }
      NetServer.prototype.close.call(this, (error) => {
        Server.prototype.close.call(this)
        closed?.(error)
      })
    }
    stopListening()
    return this
  }

  #count(socket: Socket) {
    this.#accepted++
    const { remoteAddress = '' } = socket
    if (this.isProxy(remoteAddress)) return
    const open = (this.#connections.get(remoteAddress) ?? 0) + 1
    this.#connections.set(remoteAddress, open)
    socket.once('close', () => {
      const left = (this.#connections.get(remoteAddress) ?? 1) - 1
      if (left > 0) this.#connections.set(remoteAddress, left)
      else this.#connections.delete(remoteAddress)
    })
    if (open > this.limits.maxConnectionsPerAddress) socket.destroy()
  }

  /**
   * Disconnects a client that does not read a response. One that has read everything sent so far
   * waits for the server instead, for example for a document.
   */
  #disconnect(socket: Socket) {
    const isWaiting = this.#pipelines.has(socket) && socket.writableLength === 0
    if (!isWaiting) socket.destroy()
  }

  #queue(request: IncomingMessage, response: ServerResponse) {
    const { socket } = request
    const waiting = this.#pipelines.get(socket)
    if (!waiting) {
      this.#answer(request, response)
      return
    }
    waiting.push(() => this.#answer(request, response))
    if (waiting.length > this.limits.maxPipelined) socket.destroy()
  }

  /** @returns whether the response is still in progress */
  #answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (this.#isClosing) endConnectionAfter(response)
    readAbsoluteTarget(request)
    makeReadable(request)
    leaveBodyUnread(request, response)
    this.listener(request, response)
    if (response.writableEnded && response.writableLength === 0) return false

    const { socket } = request
    this.#inProgress.add(response)
    if (!this.#pipelines.has(socket)) this.#pipelines.set(socket, [])
    socket.setTimeout(this.limits.timeout)
    response.once('close', () => this.#answered(socket, response))
    return true
  }

  #answered(socket: Socket, response: ServerResponse) {
    this.#inProgress.delete(response)
    const waiting = this.#pipelines.get(socket)
    while (!socket.destroyed) {
      const answer = waiting?.shift()
      if (!answer) break
      if (answer()) return
    }
    this.#pipelines.delete(socket)
  }
}

/** Announces the end of the connection, so that the client sends no further request on it. */
function endConnectionAfter(response: ServerResponse) {
  response.shouldKeepAlive = false
  if (!response.headersSent) response.setHeader('Connection', 'close')
}

/** Refuses `CONNECT`, which is for proxies. */
function refuseTunnel(socket: Duplex) {
  socket.on('error', () => socket.destroy())
  socket.end(
    'HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD, POST, OPTIONS\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'
  )
}

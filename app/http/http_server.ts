import { type IncomingMessage, type RequestListener, Server, type ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { makeReadable, readAbsoluteTarget } from '#http/request_target'
import { leaveBodyUnread } from '#http/unread_body'

/** What a server allows its clients; times in milliseconds (config/http_server.ts). */
export type HttpLimits = {
  headersTimeout: number
  requestTimeout: number
  connectionsCheckingInterval: number
  timeout: number
  maxConnections: number
  maxConnectionsPerAddress: number
  maxPipelined: number
  lastRequests: number
}

/**
 * Node's HTTP server, but no client can hold it hostage: a connection has one answer under way at a
 * time, so that who does not read costs one page, and an address has a limited number of connections.
 * Closing it loses nobody's request: who asks once more on a connection that is kept alive is
 * answered, and told to open another one.
 */
export class HttpServer extends Server {
  /** Connections with an answer under way, with the requests that wait for it. */
  readonly #pipelines = new Map<Socket, (() => boolean)[]>()
  readonly #underWay = new Set<ServerResponse>()
  readonly #connections = new Map<string, number>()
  /** How many connections there have been. */
  #taken = 0
  #isClosing = false

  /**
   * @param isProxy whether an address is shared by the clients of a proxy
   */
  constructor(
    private readonly limits: HttpLimits,
    private readonly listener: RequestListener,
    private readonly isProxy: (address: string) => boolean
  ) {
    super(limits)
    this.maxConnections = limits.maxConnections
    this.on('connection', (socket) => this.#count(socket))
    this.on('request', (request, response) => this.#queue(request, response))
    /** Node would ask for every body; here only a form that is going to be read is asked for. */
    this.on('checkContinue', (request, response) => this.#queue(request, response))
    this.on('connect', (_, socket) => refuseTunnel(socket))
    this.on('timeout', (socket) => this.#disconnect(socket))
  }

  /**
   * The requests that are being answered, such as "GET /de/produkte": with two parts of their paths,
   * because links in mails have a secret further on.
   */
  get underWay(): string[] {
    return [...this.#underWay].map(
      ({ req }) => `${req.method} ${/^(\/[^/?]*){0,2}/.exec(req.url ?? '')?.[0]}`
    )
  }

  /**
   * Takes no more connections, and is closed when the last one has its answer. Those that clients
   * have opened already are taken first: the event loop hands out one in each of its turns.
   */
  override close(closed?: (error?: Error) => void): this {
    this.#isClosing = true
    for (const response of this.#underWay) endConnectionAfter(response)
    let isOver = false
    setTimeout(() => {
      isOver = true
      this.closeIdleConnections()
    }, this.limits.lastRequests)
    let taken = -1
    const stopListening = () => {
      if (taken !== this.#taken && !isOver) {
        taken = this.#taken
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
    this.#taken++
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

  /** A client that has taken all there is waits for us, as for a document that is being drawn. */
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

  /** @returns whether the answer is under way still: most have gone out by then, and cost no more. */
  #answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (this.#isClosing) endConnectionAfter(response)
    readAbsoluteTarget(request)
    makeReadable(request)
    leaveBodyUnread(request, response)
    this.listener(request, response)
    if (response.writableEnded && response.writableLength === 0) return false

    const { socket } = request
    this.#underWay.add(response)
    if (!this.#pipelines.has(socket)) this.#pipelines.set(socket, [])
    socket.setTimeout(this.limits.timeout)
    response.once('close', () => this.#answered(socket, response))
    return true
  }

  #answered(socket: Socket, response: ServerResponse) {
    this.#underWay.delete(response)
    const waiting = this.#pipelines.get(socket)
    while (!socket.destroyed) {
      const answer = waiting?.shift()
      if (!answer) break
      if (answer()) return
    }
    this.#pipelines.delete(socket)
  }
}

/** A client that is not told may send its next request on a connection that has ended. */
function endConnectionAfter(response: ServerResponse) {
  response.shouldKeepAlive = false
  if (!response.headersSent) response.setHeader('Connection', 'close')
}

/** The site is no proxy. */
function refuseTunnel(socket: Duplex) {
  socket.on('error', () => socket.destroy())
  socket.end(
    'HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD, POST, OPTIONS\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'
  )
}

import env from '#start/env'

/** Limits that protect the HTTP server from clients; times in milliseconds. */
export const httpLimits = {
  /**
   * Clients that send a request more slowly are disconnected. With Node's defaults of 60 and 300
   * seconds a few slow clients could hold every connection.
   */
  headersTimeout: 5_000,
  requestTimeout: 8_000,
  /** The interval of checking the two above; Node's default of 30 seconds makes them 35 and 38. */
  connectionsCheckingInterval: 1_000,
  /** Clients that read no byte of a response for this time are disconnected. */
  timeout: 20_000,
  maxConnections: env.get('MAX_CONNECTIONS') ?? 1_000,
  /** The maximum number of connections per address, except trusted proxies; a browser opens six. */
  maxConnectionsPerAddress: env.get('MAX_CONNECTIONS_PER_ADDRESS') ?? 128,
  /** How long keep-alive connections may send requests after the server starts to close. */
  lastRequests: 1_000,
  /** The maximum number of pipelined requests per connection; browsers do not pipeline. */
  maxPipelined: 4,
}

/**
 * Limits of concurrent page requests; each page uses one of PostgreSQL's connections. Excess
 * requests are refused with 503 before any work is done. A client is a network (IPv4 address or
 * IPv6 prefix).
 */
export const pageLimits = { concurrency: 10, maxWaiting: 100, maxWait: 1_000, maxPerClient: 40 }

/**
 * Limits of concurrent requests for documents (data sheets, drawings, archives, data), which do not
 * count as pages. Most of them wait for a worker process that generates one file at a time.
 */
export const documentLimits = { concurrency: 50, maxWaiting: 100, maxWait: 5_000, maxPerClient: 40 }

/**
 * How long requests wait for a file that is still to be made, in ms: proxies close a connection after
 * twenty seconds and more.
 */
export const fileLimits = { maxWait: 15_000 }

/** How long the process waits for pending work after SIGTERM before it exits, in ms. */
export const shutdownTimeout = (env.get('SHUTDOWN_TIMEOUT') ?? 10) * 1_000

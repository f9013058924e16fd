import env from '#start/env'

/** How the HTTP server protects itself from clients; times in milliseconds. */
export const httpLimits = {
  /**
   * Who sends a request slower than this is disconnected: Node's defaults of 60 and 300 seconds let
   * a few slow clients hold every connection.
   */
  headersTimeout: 5_000,
  requestTimeout: 8_000,
  /** How often the two above are looked at; Node's default of 30 seconds makes them 35 and 38. */
  connectionsCheckingInterval: 1_000,
  /** Who takes no byte of an answer for so long is disconnected. */
  timeout: 20_000,
  maxConnections: env.get('MAX_CONNECTIONS') ?? 1_000,
  /** From one address that is no trusted proxy; a browser opens six. */
  maxConnectionsPerAddress: env.get('MAX_CONNECTIONS_PER_ADDRESS') ?? 128,
  /** How long a connection that is kept alive may still ask once the server closes. */
  lastRequests: 1_000,
  /** Requests on one connection that wait for the answer before theirs; browsers send none. */
  maxPipelined: 4,
}

/**
 * Limits of concurrent pages; one page uses one of PostgreSQL's connections. Further requests are
 * answered with 503 before they cost anything. A client is a network.
 */
export const pageLimits = { concurrency: 10, maxWaiting: 100, maxWait: 1_000, maxPerClient: 40 }

/**
 * Limits of concurrent documents (data sheets, drawings, archives, data), which do not count as pages.
 * Most of them wait for a worker process that makes one file at a time.
 */
export const documentLimits = { concurrency: 50, maxWaiting: 100, maxWait: 5_000, maxPerClient: 40 }

/** How long the process takes to end after SIGTERM before it gives up what hangs, in ms. */
export const shutdownTimeout = (env.get('SHUTDOWN_TIMEOUT') ?? 10) * 1_000

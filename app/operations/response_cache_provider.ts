import type { AddressInfo } from 'node:net'
import type { ApplicationService } from '@adonisjs/core/types'
import { responseCacheSize } from '#config/response_cache'
import { warmCache } from '#operations/warm_cache'
import { watchContentVersion } from '#operations/watch_content_version'

/** Invalidates cached responses when content changes. */
export default class ResponseCacheProvider {
  #warming = new AbortController()

  constructor(private readonly app: ApplicationService) {}

  ready() {
    if (responseCacheSize === 0) return
    const end = watchContentVersion(() => void this.#warm())
    this.app.terminating(() => {
      end()
      this.#warming.abort()
    })
  }

  /** Starts again after each change; only in production. */
  async #warm() {
    this.#warming.abort()
    this.#warming = new AbortController()
    const server = await this.app.container.make('server')
    const address = server.getNodeServer()?.address()
    if (!this.app.inProduction || !address || typeof address === 'string') return
    const logger = await this.app.container.make('logger')
    /** A page that fails here is rendered on request. */
    await warmCache(urlOf(address), this.#warming.signal).catch((error) =>
      logger.warn({ err: error }, 'the pages were not asked for in advance')
    )
  }
}

/** The URL at which this process reaches its own server, which may listen on all addresses. */
function urlOf({ address, family, port }: AddressInfo): string {
  const host = { '::': '::1', '0.0.0.0': '127.0.0.1' }[address] ?? address
  return `http://${family === 'IPv6' ? `[${host}]` : host}:${port}`
}

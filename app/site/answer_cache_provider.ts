import type { AddressInfo } from 'node:net'
import type { ApplicationService } from '@adonisjs/core/types'
import { answerCacheSize } from '#config/answer_cache'
import { warmAnswers } from '#site/warm_answers'
import { watchEdition } from '#site/watch_edition'

/** Keeps the kept answers up to date for as long as the server runs. */
export default class AnswerCacheProvider {
  #warming = new AbortController()

  constructor(private readonly app: ApplicationService) {}

  ready() {
    if (answerCacheSize === 0) return
    const end = watchEdition(() => void this.#warm())
    this.app.terminating(() => {
      end()
      this.#warming.abort()
    })
  }

  /** Begins anew after each change; tests ask for what they want to know themselves. */
  async #warm() {
    this.#warming.abort()
    this.#warming = new AbortController()
    const server = await this.app.container.make('server')
    const address = server.getNodeServer()?.address()
    if (!this.app.inProduction || !address || typeof address === 'string') return
    const logger = await this.app.container.make('logger')
    /** Visitors do not depend on it. */
    await warmAnswers(urlOf(address), this.#warming.signal).catch((error) =>
      logger.warn({ err: error }, 'the pages were not asked for in advance')
    )
  }
}

/** Where this machine reaches its own server; it may listen on all addresses. */
function urlOf({ address, family, port }: AddressInfo): string {
  const host = { '::': '::1', '0.0.0.0': '127.0.0.1' }[address] ?? address
  return `http://${family === 'IPv6' ? `[${host}]` : host}:${port}`
}

import { setTimeout as pause } from 'node:timers/promises'
import type { LoggerService } from '@adonisjs/core/types'
import { mailBundles } from '#contact/request_bundle'
import { makePictures } from '#operations/picture_work'
import { purge } from '#operations/purge'
import { deliverNext } from '#outbox/deliver'

/** How often the outbox is checked, in ms. */
const MAIL_INTERVAL = 2_000

/** How often missing pictures are checked, in ms. */
const PICTURE_INTERVAL = 10_000

/** How often bundled requests are mailed and expired data is purged, in ms. */
const CLEAN_UP_INTERVAL = 600_000

/**
 * Background work: delivers mail, converts pictures, mails contact requests above the global limit
 * in bundles, and purges expired data. Several processes may run it at once.
 */
export class BackgroundWork {
  #stop = new AbortController()
  #work: Promise<unknown> = Promise.resolve()

  constructor(private readonly logger: Pick<LoggerService, 'error' | 'warn'>) {}

  start() {
    this.#work = Promise.all([
      this.#repeat(MAIL_INTERVAL, 'mail', deliverNext),
      this.#repeat(PICTURE_INTERVAL, 'pictures', () => makePictures(this.#stop.signal)),
      this.#repeat(CLEAN_UP_INTERVAL, 'bundles', mailBundles),
      this.#repeat(CLEAN_UP_INTERVAL, 'purge', purge),
    ])
  }

  /**
   * Stops after the mail in progress; a mail that takes longer is sent again by the next process.
   */
  async stop(timeout = 5_000) {
    this.#stop.abort()
    const ended = this.#work.then(() => true)
    if (await Promise.race([ended, pause(timeout, false, { ref: false })])) return
    this.logger.warn('a mail was still under way; it is sent again when its lease is over')
  }

  /** @param work resolves to true if there is more to do at once */
  async #repeat(interval: number, name: string, work: () => Promise<boolean | void>) {
    const { signal } = this.#stop
    while (!signal.aborted) {
      let hasMore = false
      try {
        hasMore = (await work()) === true
      } catch (error) {
        this.logger.error({ err: error }, `background work: ${name}`)
      }
      if (!hasMore) await pause(interval, undefined, { signal }).catch(() => undefined)
    }
  }
}

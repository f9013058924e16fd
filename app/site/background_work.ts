import { setTimeout as pause } from 'node:timers/promises'
import type { LoggerService } from '@adonisjs/core/types'
import { mailBundles } from '#contact/request_bundle'
import { deliverNext } from '#outbox/deliver'
import { makePictures } from '#site/picture_work'
import { purge } from '#site/purge'

/** How often to look for mail that is due, in ms. */
const LOOK_EVERY = 2_000

/** How often to look for pictures that are to be made, in ms. */
const MAKE_EVERY = 10_000

/** How often to mail what has gathered in a crowd, and to delete what is due, in ms. */
const TIDY_EVERY = 600_000

/**
 * What the site does without being asked: it delivers mail, makes pictures, bundles what came in a
 * crowd, and deletes what it has promised to delete. Several processes may do so at once.
 */
export class BackgroundWork {
  #stop = new AbortController()
  #work: Promise<unknown> = Promise.resolve()

  constructor(private readonly logger: Pick<LoggerService, 'error' | 'warn'>) {}

  start() {
    this.#work = Promise.all([
      this.#repeat(LOOK_EVERY, 'mail', this.#deliver),
      this.#repeat(MAKE_EVERY, 'pictures', () => makePictures(this.#stop.signal)),
      this.#repeat(TIDY_EVERY, 'bundles', mailBundles),
      this.#repeat(TIDY_EVERY, 'purge', purge),
    ])
  }

  /** Ends after the mail that is under way; one that takes longer is sent again by the next process. */
  async stop(patience = 5_000) {
    this.#stop.abort()
    const ended = this.#work.then(() => true)
    if (await Promise.race([ended, pause(patience, false, { ref: false })])) return
    this.logger.warn('a mail was still under way; it is sent again when its lease is over')
  }

  #deliver = async () => {
    while (!this.#stop.signal.aborted && (await deliverNext()));
  }

  async #repeat(interval: number, name: string, work: () => Promise<void>) {
    const { signal } = this.#stop
    while (!signal.aborted) {
      try {
        await work()
      } catch (error) {
        this.logger.error({ err: error }, `background work: ${name}`)
      }
      await pause(interval, undefined, { signal }).catch(() => undefined)
    }
  }
}

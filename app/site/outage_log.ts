import logger from '@adonisjs/core/services/logger'

/**
 * Logs that something which is tried again and again has begun to fail, and when it works again; not
 * each attempt in between.
 */
export class OutageLog {
  #isOut = false

  /** @param messages what is logged when it begins to fail, and when it works again */
  constructor(private readonly messages: { failed: string; worked: string }) {}

  failed(error: unknown) {
    if (!this.#isOut) logger.error({ err: error }, this.messages.failed)
    this.#isOut = true
  }

  worked() {
    if (this.#isOut) logger.info(this.messages.worked)
    this.#isOut = false
  }
}

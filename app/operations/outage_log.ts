import logger from '@adonisjs/core/services/logger'

/** Logs the start and the end of an outage, instead of each failed attempt. */
export class OutageLog {
  #isOut = false

  /** @param messages logged at the start and at the end of an outage */
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

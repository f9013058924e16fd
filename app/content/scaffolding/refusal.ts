import type { Kernel } from '@adonisjs/core/ace'

/** Thrown if `make:content` cannot do what was requested. The message says what to do instead. */
export class Refusal extends Error {
  /** Prints the message without a stack trace in commands. */
  render(_error: unknown, kernel: Kernel) {
    kernel.ui.logger.error(this.message)
  }
}

import type { Kernel } from '@adonisjs/core/ace'

/** A command cannot do what was requested, for a reason that the operator can act on. */
export class RefusedException extends Error {
  /** Prints the message without a stack trace in commands. */
  render(_error: unknown, kernel: Kernel) {
    kernel.ui.logger.error(this.message)
  }
}

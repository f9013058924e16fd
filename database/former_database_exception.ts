import type { Kernel } from '@adonisjs/core/ace'

/** The database was made by a version whose migrations are not kept. */
export class FormerDatabaseException extends Error {
  constructor() {
    super(
      'This database was made by a version before 1.0.0, which is not migrated. Write its requests and subscriptions into files with that version (npm run ace contact:export, npm run ace newsletter:export), then begin with an empty database.'
    )
  }

  /** Commands print the sentence without a stack. */
  render(_error: unknown, kernel: Kernel) {
    kernel.ui.logger.error(this.message)
  }
}

import { RefusedException } from '#database/refused_exception'

/** The database was created by a version before 1.0.0, whose migrations no longer exist. */
export class FormerDatabaseException extends RefusedException {
  constructor() {
    super(
      'This database was made by a version before 1.0.0, which is not migrated. Write its requests and subscriptions into files with that version (npm run ace contact:export, npm run ace newsletter:export), then begin with an empty database.'
    )
  }
}

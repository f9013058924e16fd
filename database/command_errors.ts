import type { Kernel } from '@adonisjs/core/ace'
import { RefusedException } from '#database/refused_exception'
import { isDatabaseAway } from '#database/unavailable_exception'

/** What tells of a table or a column that is not there: the code of PostgreSQL, or of SQLite and its words. */
const NOT_MIGRATED = /^(42P01|42703|SQLITE_ERROR no such (table|column))/

/** The codes of PostgreSQL for a user or a database that it does not let in. */
const NOT_LET_IN = /^(28|3D)/

/** Has commands say in a sentence that the database is missing, locked or out of reach. */
export function explainDatabaseErrors({ errorHandler }: Kernel) {
  const render = errorHandler.render.bind(errorHandler)
  errorHandler.render = (error, kernel) => render(refusalOf(error) ?? error, kernel)
}

/** Returns the refusal that an error of the database amounts to; undefined for any other error. */
export function refusalOf(error: unknown): RefusedException | undefined {
  if (!(error instanceof Error)) return undefined
  const cause = error.cause instanceof Error ? error.cause : error
  const { code = '' } = cause as { code?: string }
  /** knex puts the statement before the reason; an error of several addresses has no words. */
  const reason = cause.message.split(' - ').at(-1) || code
  if (NOT_MIGRATED.test(`${code} ${reason}`)) {
    return new RefusedException(
      `The database is empty or of an older version (${reason}). Make it first: npm run content:load.`
    )
  }
  if (!isDatabaseAway(error) && !NOT_LET_IN.test(code)) return undefined
  return new RefusedException(
    `The database is locked, full or out of reach (${reason}): try again once it is there.`
  )
}

import { Exception } from '@adonisjs/core/exceptions'

/** Nothing is wrong with what was sent, and nothing of it was kept: it may be sent again. */
export class UnavailableException extends Exception {
  static override status = 503
  static override code = 'E_UNAVAILABLE'
}

/**
 * Codes of a database that cannot work at the moment, whatever it is asked: SQLite's locked, full,
 * unreadable or missing file; PostgreSQL's lost connections, its limits, its shutdown and the end of
 * its patience; the network's.
 */
const AWAY =
  /^(SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|CORRUPT|NOTADB)|08|53|57014$|57P0|E(CONN|HOST|NET|PIPE|AI_|NOTFOUND|TIMEDOUT))/

/** What pg says without a code, after knex has put the statement in front of it. */
const LOST = /(^|- )(Connection terminated|Client has encountered a connection error)[\w ]*$/
const TOO_LATE = /(^|- )Query read timeout$/

/** Whether an error means that the connection to PostgreSQL was lost, and another one may serve. */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof Error && LOST.test(error.message)
}

/** Whether an error means that the database is full, locked or away, and not that a query is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof UnavailableException || error.name === 'KnexTimeoutError') return true
  const { code = '' } = error as { code?: unknown }
  return AWAY.test(String(code)) || TOO_LATE.test(error.message) || isConnectionLost(error)
}

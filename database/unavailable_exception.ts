import { Exception } from '@adonisjs/core/exceptions'

/** The database or a file is unavailable; nothing was stored, and the client may retry. */
export class UnavailableException extends Exception {
  static override status = 503
  static override code = 'E_UNAVAILABLE'
}

/**
 * Error codes of an unavailable database: SQLite's locked, full, unreadable or missing file;
 * PostgreSQL's lost connections, limits, shutdown and timeouts; network errors.
 */
const AWAY =
  /^(SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|CORRUPT|NOTADB)|08|53|57014$|57P0|E(CONN|HOST|NET|PIPE|AI_|NOTFOUND|TIMEDOUT))/

/** The same of SQLite's as numbers, by which `node:sqlite` tells them. */
const AWAY_NUMBERS = new Set([5, 6, 8, 10, 11, 13, 14, 26])

/** Error messages of pg that have no code; knex prepends the statement. */
const LOST = /(^|- )(Connection terminated|Client has encountered a connection error)[\w ]*$/
const TOO_LATE = /(^|- )Query read timeout$/

/** Whether the connection to PostgreSQL was lost, so that another one may work. */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof Error && LOST.test(error.message)
}

/** Whether the database is full, locked or unavailable, as opposed to a wrong query. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof UnavailableException || error.name === 'KnexTimeoutError') return true
  const { code = '', errcode = 0 } = error as { code?: unknown; errcode?: number }
  /** An extended code has the primary one in its lowest byte. */
  if (AWAY_NUMBERS.has(errcode % 256)) return true
  return AWAY.test(String(code)) || TOO_LATE.test(error.message) || isConnectionLost(error)
}

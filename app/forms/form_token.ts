import { isSigned, sign } from '#config/signatures'

/**
 * A signed timestamp of the first interaction with a form. Pages are cached, so it is fetched
 * separately.
 */
export function createFormToken(now = Date.now()): string {
  const time = now.toString(36)
  return `${time}.${sign(`form:${time}`)}`
}

/** The age of a token in ms; undefined if its signature is not valid. */
export function formTokenAge(token: unknown, now = Date.now()): number | undefined {
  const [time, signature] = typeof token === 'string' ? token.split('.') : []
  if (!time || !signature || !isSigned(`form:${time}`, signature)) return undefined
  return now - Number.parseInt(time, 36)
}

import { isSigned, sign } from '#config/signatures'

/**
 * Says when a visitor began to fill in a form, signed: cacheable pages cannot, so it is fetched on
 * the first touch.
 */
export function createFormToken(now = Date.now()): string {
  const time = now.toString(36)
  return `${time}.${sign(`form:${time}`)}`
}

/** How long ago a token was made, in ms; undefined if it was not made here. */
export function formTokenAge(token: unknown, now = Date.now()): number | undefined {
  const [time, signature] = typeof token === 'string' ? token.split('.') : []
  if (!time || !signature || !isSigned(`form:${time}`, signature)) return undefined
  return now - Number.parseInt(time, 36)
}

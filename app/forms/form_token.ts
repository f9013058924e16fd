import { createHmac, timingSafeEqual } from 'node:crypto'
import { appKey, formerKeys } from '#config/app'

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

/** A signature that nobody without the application's key can make: 256 bits, base64url. */
export function sign(text: string, key = appKey.release()): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}

/** Whether a signature belongs to a text, by the key or a former one; takes as long for every wrong one. */
export function isSigned(text: string, signature: string): boolean {
  const given = Buffer.from(signature)
  return [appKey.release(), ...formerKeys].some((key) => {
    const expected = Buffer.from(sign(text, key))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}

import { createHmac, timingSafeEqual } from 'node:crypto'
import { appKey, formerKeys } from '#config/app'

/** Returns the signature of a text with the app key: 256 bits, base64url. */
export function sign(text: string, key = appKey.release()): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}

/**
 * Whether a signature matches a text, by the current or a former key; compares in constant time.
 */
export function isSigned(text: string, signature: string): boolean {
  const given = Buffer.from(signature)
  return [appKey.release(), ...formerKeys].some((key) => {
    const expected = Buffer.from(sign(text, key))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}

import { createHmac, timingSafeEqual } from 'node:crypto'
import { appKey, formerKeys } from '#config/app'

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

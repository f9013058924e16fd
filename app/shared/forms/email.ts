import * as z from 'zod/mini'

/**
 * The local part without quotes: RFC 5322 "dot-atom", with letters and digits of every script (RFC
 * 6532).
 */
const LOCAL = /^[\w\p{L}\p{M}\p{N}!#$%&'*+/=?^`{|}~-]+(\.[\w\p{L}\p{M}\p{N}!#$%&'*+/=?^`{|}~-]+)*$/u

/** The maximum length of the local part in octets (RFC 5321). */
const MAX_LOCAL_LENGTH = 64

/** Letters of every script, figures and hyphens: all else has another meaning in an address. */
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u

/** A domain with at least two labels. */
const HOST = /^(?=.{1,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+([a-z]{2,63}|xn--[a-z\d-]{1,59})$/

/** The domain in ASCII (Punycode); undefined if it is not valid. */
function asciiDomain(domain: string): string | undefined {
  if (!DOMAIN.test(domain)) return undefined
  try {
    const { hostname } = new URL(`http://${domain}`)
    return HOST.test(hostname) ? hostname : undefined
  } catch {
    return undefined
  }
}

/**
 * Normalizes an e-mail address: the domain in lower-case ASCII (`info@müller.de` becomes
 * `info@xn--mller-kva.de`), the local part unchanged. Undefined if it is not valid.
 */
export function asciiEmail(address: string): string | undefined {
  const at = address.lastIndexOf('@')
  const local = address.slice(0, Math.max(at, 0)).normalize('NFC')
  const domain = asciiDomain(address.slice(at + 1))
  const fits = new TextEncoder().encode(local).length <= MAX_LOCAL_LENGTH
  return domain && fits && LOCAL.test(local) ? `${local}@${domain}` : undefined
}

/**
 * Whether an address requires SMTPUTF8 (RFC 6531), because its local part is not ASCII:
 * `пользователь@пример.рф`.
 */
export function needsSmtpUtf8(address: string): boolean {
  return /[^\0-\x7F]/.test(address.slice(0, address.lastIndexOf('@')))
}

/** The key of an address; all spellings of an address have the same key. */
export function toEmailKey(address: string): string {
  return (asciiEmail(address) ?? address).toLowerCase()
}

/**
 * Removes invisible characters of a pasted address: zero-width ones everywhere; spaces and marks of
 * direction only at its ends, because inside it they would disguise the address.
 */
const withoutInvisible = z.overwrite<string>((text) =>
  text.replaceAll(/[\u00AD\u200B\u2060\uFEFF]|^[\s\p{Cf}]+|(?<![\s\p{Cf}])[\s\p{Cf}]+$/gu, '')
)

/**
 * A schema for e-mail addresses (specification §5): no quotes, comments or bare hosts.
 * Internationalized addresses are valid; 254 characters is the limit of an SMTP path. Zero-width
 * characters of a pasted address are removed.
 */
export const email = () =>
  z.string().check(
    withoutInvisible,
    z.maxLength(254, { abort: true }),
    z.stringFormat('email', (text) => asciiEmail(text) !== undefined)
  )

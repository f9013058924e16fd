import * as z from 'zod/mini'

/**
 * What may stand in front of the @ without quotes: RFC 5322 "dot-atom", with the letters and figures of
 * every script (RFC 6532).
 */
const LOCAL = /^[\w\p{L}\p{M}\p{N}!#$%&'*+/=?^`{|}~-]+(\.[\w\p{L}\p{M}\p{N}!#$%&'*+/=?^`{|}~-]+)*$/u

/** As much as mail servers take in front of the @, in octets (RFC 5321). */
const LONGEST_LOCAL = 64

/** Letters of every script, figures and hyphens: all else has another meaning in an address. */
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u

/** A name with at least two parts, as the Domain Name System has it. */
const HOST = /^(?=.{1,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+([a-z]{2,63}|xn--[a-z\d-]{1,59})$/

/** The domain of an address as mail servers know it, in ASCII; undefined if there can be none. */
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
 * An e-mail address as mail servers take it: its domain in ASCII and small letters (`info@müller.de`
 * becomes `info@xn--mller-kva.de`), what stands in front of it as it is. Undefined for what is no
 * address.
 */
export function asciiEmail(address: string): string | undefined {
  const at = address.lastIndexOf('@')
  const local = address.slice(0, Math.max(at, 0)).normalize('NFC')
  const domain = asciiDomain(address.slice(at + 1))
  const fits = new TextEncoder().encode(local).length <= LONGEST_LOCAL
  return domain && fits && LOCAL.test(local) ? `${local}@${domain}` : undefined
}

/**
 * Whether only mail servers with SMTPUTF8 (RFC 6531) take an address: in front of the @ stand letters
 * that ASCII does not have, as in `пользователь@пример.рф`.
 */
export function needsSmtpUtf8(address: string): boolean {
  return /[^\0-\x7F]/.test(address.slice(0, address.lastIndexOf('@')))
}

/** What an address is found by: all its spellings have the same key. */
export function toEmailKey(address: string): string {
  return (asciiEmail(address) ?? address).toLowerCase()
}

/**
 * An e-mail address in its usual form (specification §5): no quotes, no comments, no bare host. It may
 * be internationalised; 254 characters is what an SMTP path holds.
 */
export const email = () =>
  z.string().check(
    z.maxLength(254, { abort: true }),
    z.stringFormat('email', (text) => asciiEmail(text) !== undefined)
  )

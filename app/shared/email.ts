import * as z from 'zod/mini'

/** What may stand in front of the @ without quotes: RFC 5322 "dot-atom", 64 characters at most. */
const LOCAL = /^(?=.{1,64}$)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/

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
 * becomes `info@xn--mller-kva.de`). Undefined for what is no address.
 */
export function asciiEmail(address: string): string | undefined {
  const at = address.lastIndexOf('@')
  const domain = asciiDomain(address.slice(at + 1))
  return at > 0 && domain && LOCAL.test(address.slice(0, at))
    ? `${address.slice(0, at)}@${domain}`
    : undefined
}

/** What an address is found by: all its spellings have the same key. */
export function toEmailKey(address: string): string {
  return (asciiEmail(address) ?? address).toLowerCase()
}

/**
 * An e-mail address in its usual form (specification §5): no quotes, no comments, no bare host. Its
 * domain may be internationalised; 254 characters is what an SMTP path holds.
 */
export const email = () =>
  z.string().check(
    z.maxLength(254, { abort: true }),
    z.stringFormat('email', (text) => asciiEmail(text) !== undefined)
  )

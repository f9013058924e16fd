import type { HttpContext } from '@adonisjs/core/http'
import { appUrl, securityContact } from '#config/app'
import { DEFAULT_LOCALE, FALLBACK_LOCALE } from '#shared/locales'

/** Days until it expires; RFC 9116 recommends less than a year. */
const VALID_FOR = 90

const ONE_DAY = 86_400_000

export default class SecurityTxtController {
  /**
   * Responds with the contact for vulnerability reports (RFC 9116). It expires a number of days after each request,
   * because a running site keeps it current.
   */
  show({ response }: HttpContext) {
    const today = Math.floor(Date.now() / ONE_DAY)
    const expires = new Date((today + VALID_FOR) * ONE_DAY)
    response.header('Content-Type', 'text/plain; charset=utf-8')
    return [
      `Contact: mailto:${securityContact}`,
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${DEFAULT_LOCALE}, ${FALLBACK_LOCALE}`,
      /** The standard requires https. */
      ...(appUrl.startsWith('https:') ? [`Canonical: ${appUrl}/.well-known/security.txt`] : []),
      '',
    ].join('\n')
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { appUrl, securityContact } from '#config/app'
import { DEFAULT_LOCALE, FALLBACK_LOCALE } from '#shared/locales'

/** How many days ahead it expires; RFC 9116 advises less than a year. */
const VALID_FOR = 90

const ONE_DAY = 86_400_000

export default class SecurityTxtController {
  /**
   * Says where weaknesses of the site are to be reported (RFC 9116). The day on which it expires is
   * counted from today: what a running site says about itself is current.
   */
  show({ response }: HttpContext) {
    const today = Math.floor(Date.now() / ONE_DAY)
    const expires = new Date((today + VALID_FOR) * ONE_DAY)
    response.header('Content-Type', 'text/plain; charset=utf-8')
    return [
      `Contact: mailto:${securityContact}`,
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${DEFAULT_LOCALE}, ${FALLBACK_LOCALE}`,
      /** The standard takes no address without TLS. */
      ...(appUrl.startsWith('https:') ? [`Canonical: ${appUrl}/.well-known/security.txt`] : []),
      '',
    ].join('\n')
  }
}

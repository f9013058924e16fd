import type { Locale } from '#shared/locales'
import type { TextKey } from '#shared/messages'
import { NOTICE_PARAMETER } from '#shared/query_parameters'
import { translate } from '#texts/translate'

/**
 * Notices that a page shows after a form was submitted without JavaScript. Each name starts with
 * that of the form, whose draft is deleted.
 */
const NOTICES = {
  newsletter_requested: 'newsletter.success',
  newsletter_confirmed: 'newsletter.confirmed',
} as const satisfies Record<string, TextKey>

export type Notice = keyof typeof NOTICES

export function noticeUrl(path: string, notice: Notice): string {
  const [address, query = ''] = path.split('#')[0].split('?')
  const parameters = new URLSearchParams(query)
  parameters.set(NOTICE_PARAMETER, notice)
  return `${address}?${parameters.toString()}`
}

/** The notice that a query asks for; unknown names are ignored. */
export function readNotice(query: Record<string, unknown>, locale: Locale): string | null {
  const notice = query[NOTICE_PARAMETER]
  return typeof notice === 'string' && Object.hasOwn(NOTICES, notice)
    ? translate(locale, NOTICES[notice as Notice])
    : null
}

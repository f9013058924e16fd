import type { Locale } from '#shared/locales'
import type { TextKey } from '#shared/messages'
import { NOTICE_PARAMETER } from '#shared/notices'
import { translate } from '#texts/translate'

/**
 * What a page can say has just happened, after a form that was sent without JavaScript. Each name begins
 * with that of the form, whose draft is forgotten then.
 */
const NOTICES = {
  newsletter_requested: 'newsletter.success',
  newsletter_confirmed: 'newsletter.confirmed',
} as const satisfies Record<string, TextKey>

export type Notice = keyof typeof NOTICES

/** The address of a page that says what has just happened. */
export function noticeUrl(path: string, notice: Notice): string {
  const [address, query = ''] = path.split('#')[0].split('?')
  const parameters = new URLSearchParams(query)
  parameters.set(NOTICE_PARAMETER, notice)
  return `${address}?${parameters.toString()}`
}

/** What a page is to say has just happened; nothing but these sentences can be put there. */
export function readNotice(query: Record<string, unknown>, locale: Locale): string | null {
  const notice = query[NOTICE_PARAMETER]
  return typeof notice === 'string' && Object.hasOwn(NOTICES, notice)
    ? translate(locale, NOTICES[notice as Notice])
    : null
}

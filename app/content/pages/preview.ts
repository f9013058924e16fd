import { isSigned, sign } from '#config/signatures'
import type { StoredPage } from '#content/pages/page_queries'
import type { Locale } from '#shared/locales'
import { today } from '#texts/days'

/** The parameter of an address that shows a page before its time. */
export const PREVIEW_PARAMETER = 'preview'

/** How long an address of a preview holds unless somebody says otherwise (days). */
export const PREVIEW_DAYS = 7

/** The page that may be seen, and as of which day; without one that of the look. */
export type Preview = { key: string; locale: Locale; day?: string }

const DAY_MS = 86_400_000

/**
 * A token that shows one page in one language, whatever its state, until it expires. Who has the address
 * sees the page: it is as secret as it is kept.
 *
 * @param days for how long
 */
export function previewToken(preview: Preview, days = PREVIEW_DAYS, now = Date.now()): string {
  const expires = (now + days * DAY_MS).toString(36)
  return [preview.day ?? '', expires, sign(textOf(preview, expires))].join('.')
}

/**
 * The day as of which a token shows a page; undefined where it is not for this page, was not made here,
 * or has expired.
 */
export function previewedDay(
  token: unknown,
  { key, locale }: Pick<StoredPage, 'key' | 'locale'>,
  now = Date.now()
): string | undefined {
  const [day, expires, signature] = typeof token === 'string' ? token.split('.') : []
  if (day === undefined || !expires || !signature) return undefined
  const isOurs = isSigned(textOf({ key, locale, day }, expires), signature)
  return isOurs && Number.parseInt(expires, 36) > now ? day || today() : undefined
}

function textOf({ key, locale, day = '' }: Preview, expires: string): string {
  return `preview:${key}:${locale}:${day}:${expires}`
}

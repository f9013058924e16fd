import { isSigned, sign } from '#config/signatures'
import type { StoredPage } from '#content/pages/page_queries'
import type { Locale } from '#shared/locales'
import { today } from '#texts/days'

export const PREVIEW_PARAMETER = 'preview'

/** The default lifetime of a preview URL, in days. */
export const PREVIEW_DAYS = 7

/** A previewed page and the day as of which it is shown; defaults to the current day. */
export type Preview = { key: string; locale: Locale; day?: string }

const DAY_MS = 86_400_000

/**
 * Creates a token that shows one page in one language, in any state, until it expires. Anyone with
 * the URL can view the page.
 *
 * @param days the lifetime of the token in days
 */
export function previewToken(preview: Preview, days = PREVIEW_DAYS): string {
  const expires = (Date.now() + days * DAY_MS).toString(36)
  return [preview.day ?? '', expires, sign(textOf(preview, expires))].join('.')
}

/**
 * Returns the day as of which a token shows a page; undefined if the token is for another page, has
 * an invalid signature or has expired.
 */
export function previewedDay(
  token: unknown,
  { key, locale }: Pick<StoredPage, 'key' | 'locale'>
): string | undefined {
  const [day, expires, signature] = typeof token === 'string' ? token.split('.') : []
  if (day === undefined || !expires || !signature) return undefined
  const isOurs = isSigned(textOf({ key, locale, day }, expires), signature)
  return isOurs && Number.parseInt(expires, 36) > Date.now() ? day || today() : undefined
}

function textOf({ key, locale, day = '' }: Preview, expires: string): string {
  return `preview:${key}:${locale}:${day}:${expires}`
}

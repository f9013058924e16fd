import { z } from 'zod'
import { appUrl } from '#config/app'
import { PREVIEW_DAYS, PREVIEW_PARAMETER, previewToken } from '#content/pages/preview/preview'
import { pageUrl } from '#content/pages/urls'
import { from } from '#database/query'
import { today } from '#texts/days'

/** The maximum lifetime of a preview URL, in days. */
const MAX_DAYS = 90

/**
 * Creates the preview URL of a page in a language. Without a day, the preview shows the page as of
 * its publication day if that is in the future, otherwise as of the current day.
 *
 * @param options `at` the day (ISO 8601); `days` the lifetime of the URL
 * @returns the URL, or the reason why there is none
 */
export async function makePreviewUrl(
  route: string,
  locale: string,
  { at, days = PREVIEW_DAYS }: { at?: string; days?: number }
): Promise<{ url: string } | { refusal: string }> {
  if (at !== undefined && !z.iso.date().safeParse(at).success) {
    return { refusal: `"${at}" is no day. Write it like ${today()}.` }
  }
  if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS) {
    return { refusal: `An address holds for 1 to ${MAX_DAYS} days.` }
  }
  const versions = await from('page_translations')
    .where('page_key', route)
    .orderBy('locale')
    .select('locale', 'path', 'publish_from')
  const page = versions.find((version) => version.locale === locale)
  if (!page) {
    const spoken = versions.map((version) => version.locale).join(', ')
    return {
      refusal: spoken
        ? `The page "${route}" has no file in "${locale}", only in ${spoken}.`
        : `No page "${route}" is loaded. Load the content first: npm run content:load.`,
    }
  }
  const { publish_from } = page
  const day = at ?? (publish_from && publish_from > today() ? publish_from : undefined)
  const token = previewToken({ key: route, locale: page.locale, day }, days)
  return { url: `${appUrl}${pageUrl(page.locale, page.path)}?${PREVIEW_PARAMETER}=${token}` }
}

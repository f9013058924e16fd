import { pageData } from '#content/pages/page_data'
import { bestRow, fallbackChain, whereShown } from '#content/pages/page_queries'
import { registry } from '#content/pages/registry'
import { from } from '#database/query'
import type { SenderAddress } from '#documents/data_sheet/data_sheet'
import type { Locale } from '#shared/locales'

/** The maker of the articles, and the contact for questions about the data. */
export type Maker = { name: string; address: SenderAddress | null }

/**
 * Returns the maker from the site's settings and its contact page.
 *
 * @returns without an address if there is no contact page
 */
export async function findMaker(locale: Locale): Promise<Maker> {
  const { name } = await registry().frame(locale)
  const locales = fallbackChain(locale)
  const rows = await whereShown(
    from('page_translations').join('pages', 'pages.key', 'page_translations.page_key')
  )
    .where('pages.component', 'Contact/Show')
    .whereIn('page_translations.locale', locales)
    .select('page_translations.locale', 'page_translations.data')
  const row = bestRow(rows, locales)
  return { name, address: row ? pageData('Contact/Show', row.data) : null }
}

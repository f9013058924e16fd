import { findListedPages } from '#content/pages/listed_pages'
import type { PageData } from '#content/pages/page_data'
import { registry } from '#content/pages/registry'
import type { Locale } from '#shared/locales'
import { ROUTES } from '#shared/routes'

type MakerAddress = Pick<
  PageData['Contact/Show'],
  'company' | 'street' | 'postal_code' | 'city' | 'country' | 'phone' | 'email'
>

export type Maker = {
  name: string
  /** The URL of the product platform. */
  platform_link: string
  address?: MakerAddress
}

/** Returns the maker from the site's settings and, if there is one, its contact page. */
export async function findMaker(locale: Locale): Promise<Maker> {
  const { settings } = await registry().frame(locale)
  const { pages } = await findListedPages('Contact/Show', locale, (query) =>
    query.where('page_translations.page_key', ROUTES.contact)
  )
  const address = pages[0] && toAddress(pages[0].data)
  return { name: settings.name, platform_link: settings.platform_link, address }
}

function toAddress({ company, street, postal_code, city, country, phone, email }: MakerAddress) {
  return { company, street, postal_code, city, country, phone, email }
}

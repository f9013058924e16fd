import type { FamilyData } from '#catalogue/family_schema'
import { createContentCache } from '#content/pages/content_version'
import type { PageContext } from '#content/pages/context'
import { findListedPages, type ListedPage, type PageList } from '#content/pages/listed_pages'
import type { TrailStep } from '#content/pages/metadata/trail'
import type { WithLang } from '#content/schema/with_lang'
import { type Thumbnail, toThumbnail } from '#media/pictures/thumbnail'
import { LOCALES, type Locale } from '#shared/locales'
import { ROUTES } from '#shared/routes'

/** A product family in a list. Its key is its route. */
export type Family = { key: string; icon: Thumbnail } & Pick<
  FamilyData,
  'title' | 'text' | 'range' | 'fixing'
> &
  WithLang

const families = createContentCache<PageList<FamilyData>>(LOCALES.length)

/** Returns all product families in order. */
export function findFamilies(locale: Locale): Promise<PageList<FamilyData>> {
  return families.get(locale, () =>
    findListedPages('ProductFamilies/Show', locale, (query) =>
      query
        .join('product_families', 'product_families.page_key', 'page_translations.page_key')
        .orderBy('product_families.position')
    )
  )
}

export function toFamily({ key, data }: ListedPage<FamilyData>, context: PageContext): Family {
  const { title, text, range, fixing, lang } = data
  return {
    key,
    title,
    text,
    range,
    fixing,
    lang,
    icon: toThumbnail(context.image(data.icon), 'decorative'),
  }
}

/** Returns the first breadcrumb of families and groups. */
export function allProducts({ t }: PageContext): TrailStep {
  return { route: ROUTES.products, title: t('global.catalogue.all_products') }
}

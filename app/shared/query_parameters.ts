/** The query parameter that names the notice to show. */
export const NOTICE_PARAMETER = 'notice'

/** The maximum length of a search query in characters; the rest is ignored. */
export const MAX_QUERY_LENGTH = 100

/** The name of a product group in the URL of a comparison: `transition.clip_38`. */
export function groupName(groupKey: string): string {
  return groupKey.split('.').slice(-2).join('.')
}

/** The query of a comparison: groups by name, articles by number. */
export function compareQuery(products: readonly string[]): string {
  return products.map((name) => `product=${name}`).join('&')
}

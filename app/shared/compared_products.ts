/** What a product group is called in the address of a comparison: `transition.clip_38`. */
export function groupName(groupKey: string): string {
  return groupKey.split('.').slice(-2).join('.')
}

/** What an address says of products that are compared: groups by their names, articles by number. */
export function compareQuery(products: readonly string[]): string {
  return products.map((name) => `product=${name}`).join('&')
}

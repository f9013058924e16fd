/** The key of the page in whose folder a page is: `product_families` of `product_families.stairs`. */
export function parentKey(key: string): string {
  return key.slice(0, key.lastIndexOf('.'))
}

/** Returns the key of the parent page: `product_families` for `product_families.stairs`. */
export function parentKey(key: string): string {
  return key.slice(0, key.lastIndexOf('.'))
}

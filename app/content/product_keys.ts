/** The key of the family that a product group's page lies in. */
export function familyOf(groupKey: string): string {
  return groupKey.slice(0, groupKey.lastIndexOf('.'))
}

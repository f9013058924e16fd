/**
 * Whether a navigation item is active on the current page: the current path is, or is below, the
 * path of the item or of one of its children (specification §2). Whole segments are compared. The
 * home page, whose path all others start with, matches only itself.
 */
export function isActive(currentPath: string, itemPaths: readonly (string | undefined)[]): boolean {
  return itemPaths.some((path) => {
    if (!path) return false
    if (path === currentPath) return true
    const isHome = path.split('/').length === 2
    return !isHome && currentPath.startsWith(`${path}/`)
  })
}

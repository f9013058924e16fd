import { useCurrentPath } from '~/context/useCurrentPath'
import { useRouteUrl } from '~/context/useRouteUrl'
import { isActive } from '~/site/header/activeItem'
import type { Item } from '~/site/header/NavigationParts'

/** Whether the current page is, or is below, the page of an item or of one of its children. */
export function useIsActive(item: Item): boolean {
  const urlOf = useRouteUrl()
  const path = useCurrentPath()
  return isActive(
    path,
    [item, ...item.children].map((each) => urlOf(each.route)?.href)
  )
}

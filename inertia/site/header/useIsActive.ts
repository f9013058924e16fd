import { useCurrentPath } from '~/context/useCurrentPath'
import { useRouteUrl } from '~/context/useRouteUrl'
import { isActive } from '~/site/header/activeItem'
import type { Item } from '~/site/header/NavigationParts'

/** Whether the page being shown is the item's or one of its children's, or stands below those. */
export function useIsActive(item: Item): boolean {
  const urlOf = useRouteUrl()
  const path = useCurrentPath()
  return isActive(
    path,
    [item, ...item.children].map((each) => urlOf(each.route)?.href)
  )
}

import type { SharedProps } from '@adonisjs/inertia/types'
import type { ReactNode } from 'react'
import { langOf } from '~/context/langOf'
import { useCurrentPath } from '~/context/useCurrentPath'
import { useRouteUrl } from '~/context/useRouteUrl'

/**
 * A link to the page of a navigation item. Renders nothing if the item's route has no URL on this
 * page.
 */
export function NavigationLink(props: {
  item: Pick<SharedProps['mainNavigation'][number], 'route' | 'title' | 'lang'>
  className: string
  /** Marks the link as current if it leads to the page being shown. */
  isMarked?: boolean
  /** Marks the link as active: the page being shown is below the item's. */
  isActive?: boolean
  /** Replaces the title as content of the link. */
  children?: ReactNode
}) {
  const { item } = props
  const target = useRouteUrl()(item.route)
  const isCurrent = target?.href === useCurrentPath()
  if (!target) return null
  return (
    <a
      {...target}
      className={props.className}
      lang={langOf(item, 'title')}
      aria-current={props.isMarked && isCurrent ? 'page' : props.isActive || undefined}
    >
      {props.children ?? item.title}
    </a>
  )
}

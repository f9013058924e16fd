import type { SharedProps } from '@adonisjs/inertia/types'
import type { ReactNode } from 'react'
import { langOf } from '~/context/langOf'
import { useCurrentPath } from '~/context/useCurrentPath'
import { useRouteUrl } from '~/context/useRouteUrl'

/** A navigation item's link to its page; nothing where this page does not know its route. */
export function NavigationLink(props: {
  item: Pick<SharedProps['mainNavigation'][number], 'route' | 'title' | 'lang'>
  className: string
  /** Says that it leads to the page being shown. */
  isMarked?: boolean
  /** Says that the page being shown stands below the item's. */
  isActive?: boolean
  /** The title when nothing is said. */
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

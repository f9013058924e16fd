import { useEffect, useRef } from 'react'
import { langOf } from '~/context/langOf'
import { useShared } from '~/context/useShared'
import { useText } from '~/context/useText'
import { ChildLinks, type Item, ItemCard, OverviewButton } from '~/site/header/NavigationParts'
import { useIsActive } from '~/site/header/useIsActive'
import { useMenuFocus } from '~/site/header/useMenuFocus'
import { NavigationLink } from '~/site/NavigationLink'
import { Icon } from '~/ui/Icon'

/** An invisible element as wide as the menu, which tells by its width whether the menu fits. */
export function MenuMeasure() {
  const { mainNavigation } = useShared()
  return (
    <span aria-hidden="true" className="menu-measure">
      {mainNavigation.map((item) => (
        <i
          key={item.route}
          data-title={item.title}
          className={item.children.length > 0 ? SPACE_FOR_CHEVRON : undefined}
        />
      ))}
    </span>
  )
}

const SPACE_FOR_CHEVRON = 'pr-5.5'

/**
 * The menu from the large breakpoint up, if its items fit into the bar (specification §2 "Desktop
 * navigation").
 */
export function DesktopNavigation() {
  const t = useText()
  const { mainNavigation } = useShared()
  return (
    <nav aria-label={t('global.navigation.main')} className="h-full">
      <ul className="menu-items flex h-full justify-end">
        {mainNavigation.map((item, index) => (
          <li key={item.route} className="h-full">
            <NavigationItem item={item} id={`menu-${index}`} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function NavigationItem({ item, id }: { item: Item; id: string }) {
  const active = useIsActive(item)
  const className = `flex h-full items-center gap-1.5 border-b-3 pt-0.75 font-medium transition-colors hover:text-red ${
    active ? 'border-red' : 'border-transparent forced-colors:border-[Canvas]'
  }`

  if (item.children.length === 0) {
    return <NavigationLink item={item} className={className} isMarked isActive={active} />
  }
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={`group ${className}`}
        lang={langOf(item, 'title')}
        aria-current={active || undefined}
      >
        <span>{item.title}</span>
        <Icon name="chevron" size={16} />
      </button>
      <Panel item={item} id={id} />
    </>
  )
}

/**
 * The panel of a menu item. A native popover: Escape, a click outside and another panel close it.
 * It also closes when it loses the focus and when the page scrolls, but not when the panel scrolls.
 */
function Panel({ item, id }: { item: Item; id: string }) {
  const panel = useRef<HTMLDivElement>(null)
  useMenuFocus(panel)

  useEffect(() => {
    const close = () => panel.current?.matches(':popover-open') && panel.current.hidePopover()
    window.addEventListener('scroll', close, { passive: true })
    return () => window.removeEventListener('scroll', close)
  }, [])

  return (
    <div ref={panel} id={id} popover="auto" className="panel-drop max-h-[calc(100dvh-150px)]">
      <div className="container-page grid grid-cols-12 gap-x-8 py-12">
        <div className="col-span-4 pr-8">
          {item.description && (
            <p className="mb-6 text-lg" lang={langOf(item, 'description')}>
              {item.description}
            </p>
          )}
          <OverviewButton item={item} />
        </div>
        <ChildLinks item={item} className="col-span-4 -mt-3" />
        <div className="col-span-4">
          <ChildLinks item={item} isTool className="-mt-3 mb-8" />
          <ItemCard item={item} />
        </div>
      </div>
    </div>
  )
}

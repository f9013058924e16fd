import { type ToggleEvent, useRef } from 'react'
import { langOf } from '~/context/langOf'
import { useShared } from '~/context/useShared'
import { useText } from '~/context/useText'
import { closeMenuOnEscape, MOBILE_MENU } from '~/site/header/closeMenuOnEscape'
import { LanguageButton } from '~/site/header/LanguageSwitcher'
import { ChildLinks, type Item, ItemCard, OverviewButton } from '~/site/header/NavigationParts'
import { PlatformLink } from '~/site/header/PlatformLink'
import { SearchLink } from '~/site/header/SearchLink'
import { useIsActive } from '~/site/header/useIsActive'
import { useMenuFocus } from '~/site/header/useMenuFocus'
import { NavigationLink } from '~/site/NavigationLink'
import { Icon } from '~/ui/Icon'
import { IconButton } from '~/ui/IconButton'

const ROW =
  'flex min-h-15 w-full items-center justify-between gap-4 py-4 text-left text-h3 font-semibold'

/**
 * The full-screen menu below the large breakpoint (specification §2 "Mobile navigation"). Its
 * sub-panels are nested popovers: one is open at a time, and Escape closes the whole menu.
 */
export function MobileNavigation() {
  const t = useText()
  const { mainNavigation } = useShared()

  return (
    <dialog
      id={MOBILE_MENU}
      popover="auto"
      aria-label={t('global.navigation.main')}
      onKeyDown={closeMenuOnEscape}
      onBeforeToggle={(event) => setPageInert(event, 'closed')}
      onToggle={(event) => setPageInert(event, 'open')}
      className="locks-scroll panel-fade"
    >
      <div className="flex min-h-full flex-col px-gutter pb-8">
        <div className="flex h-bar-mobile shrink-0 items-center justify-end">
          <CloseButton />
        </div>
        <nav aria-label={t('global.navigation.main')}>
          <ul className="border-t border-ink">
            {mainNavigation.map((item, index) => (
              <li key={item.route} className="border-b border-hairline">
                <MenuItem item={item} id={`${MOBILE_MENU}-${index}`} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-6 pt-10 text-sm">
          <SearchLink />
          <PlatformLink />
          <LanguageButton />
        </div>
      </div>
    </dialog>
  )
}

function MenuItem({ item, id }: { item: Item; id: string }) {
  const t = useText()
  const panel = useRef<HTMLDialogElement>(null)
  useMenuFocus(panel)
  const active = useIsActive(item)
  const className = `${ROW} ${active ? 'text-red underline decoration-2 underline-offset-8' : ''}`

  if (item.children.length === 0) {
    return <NavigationLink item={item} className={className} isMarked isActive={active} />
  }
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={className}
        lang={langOf(item, 'title')}
        aria-current={active || undefined}
      >
        <span>{item.title}</span>
        <Icon name="arrow" />
      </button>
      <dialog ref={panel} id={id} popover="auto" aria-label={item.title} className="panel-slide">
        <div className="flex min-h-full flex-col px-gutter pb-8">
          <div className="flex h-bar-mobile shrink-0 items-center justify-between">
            <button
              type="button"
              popoverTarget={id}
              popoverTargetAction="hide"
              className="-ml-2 flex min-h-11 items-center gap-2 px-2 font-medium"
            >
              <Icon name="back" />
              <span>{t('global.navigation.back')}</span>
            </button>
            <CloseButton />
          </div>
          <p className="mt-4 text-h2 font-semibold tracking-tight" lang={langOf(item, 'title')}>
            {item.title}
          </p>
          {item.description && (
            <p className="mt-4" lang={langOf(item, 'description')}>
              {item.description}
            </p>
          )}
          <div className="mt-6">
            <OverviewButton item={item} />
          </div>
          <ChildLinks item={item} isTool className="mt-8 border-t border-ink" />
          <ChildLinks item={item} className="my-8 border-t border-ink" />
          <ItemCard item={item} />
        </div>
      </dialog>
    </>
  )
}

function CloseButton() {
  const t = useText()
  return (
    <IconButton
      icon="close"
      label={t('global.navigation.close_menu')}
      popoverTarget={MOBILE_MENU}
      popoverTargetAction="hide"
      className="-mr-2.5"
    />
  )
}

/**
 * Makes the page behind the open menu inert. It is undone before the menu closes, so that the focus
 * can return to the burger button.
 */
function setPageInert(event: ToggleEvent<HTMLElement>, on: 'open' | 'closed') {
  if (event.target !== event.currentTarget || event.newState !== on) return
  for (const element of document.querySelectorAll<HTMLElement>('[data-behind-menu]')) {
    element.inert = on === 'open'
  }
}

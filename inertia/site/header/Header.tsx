import { useRef } from 'react'
import { useShared } from '~/context/useShared'
import { useText } from '~/context/useText'
import { MOBILE_MENU } from '~/site/header/closeMenuOnEscape'
import { DesktopNavigation, MenuMeasure } from '~/site/header/DesktopNavigation'
import { LanguageButton, LanguageList } from '~/site/header/LanguageSwitcher'
import { ListLink } from '~/site/header/ListLink'
import { MobileNavigation } from '~/site/header/MobileNavigation'
import { PlatformLink } from '~/site/header/PlatformLink'
import { SearchLink } from '~/site/header/SearchLink'
import { useCloseHiddenMenus } from '~/site/header/useCloseHiddenMenus'
import { useHeaderVisibility } from '~/site/header/useHeaderVisibility'
import { Logo } from '~/site/Logo'
import { IconButton } from '~/ui/IconButton'

/**
 * The sticky header (specification §2 "Site header"): a strip and the menu from the large
 * breakpoint up; a burger button below it and where the menu does not fit.
 */
export function Header() {
  const t = useText()
  const { locale } = useShared()
  const element = useRef<HTMLElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const visible = useHeaderVisibility(element)
  useCloseHiddenMenus(bar)

  return (
    <header
      ref={element}
      data-hidden={!visible || undefined}
      className="site-header print:hidden sticky top-0 z-40 bg-paper transition-transform duration-250"
    >
      <div className="on-ink visible-when-parsed hidden bg-ink text-paper lg:block">
        <div className="container-page flex h-strip items-center justify-end gap-8 text-xs">
          <ListLink />
          <SearchLink />
          <PlatformLink />
          <LanguageButton />
        </div>
      </div>
      <div className="border-b border-hairline" data-behind-menu>
        <div className="container-page grid h-bar-mobile grid-cols-[auto_minmax(0,1fr)_2.125rem_2.125rem] items-center gap-3 lg:flex lg:h-bar lg:gap-8">
          <a
            href={`/${locale}`}
            aria-label={t('global.back_to_homepage')}
            className="flex min-h-11 shrink-0 items-center"
          >
            <Logo />
          </a>
          <div className="justify-self-end lg:hidden">
            <ListLink isSmall />
          </div>
          <div ref={bar} className="menu-container">
            <div className="menu-fit">
              <MenuMeasure />
              <div className="menu-desktop visible-when-parsed">
                <DesktopNavigation />
              </div>
              <div className="menu-burger">
                <IconButton
                  icon="menu"
                  label={t('global.navigation.open_menu')}
                  popoverTarget={MOBILE_MENU}
                  className="-mr-2.5"
                />
              </div>
            </div>
          </div>
          <SearchLink isSmall />
        </div>
      </div>
      <MobileNavigation />
      <LanguageList />
    </header>
  )
}

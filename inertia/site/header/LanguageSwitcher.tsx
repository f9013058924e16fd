import { usePage } from '@inertiajs/react'
import { type ToggleEvent, useRef } from 'react'
import { LOCALE_TITLES, type Locale } from '#shared/locales'
import { useShared } from '~/context/useShared'
import { useText } from '~/context/useText'
import flags from '~/images/flags.svg'
import { closeMenuOnEscape } from '~/site/header/closeMenuOnEscape'
import { useMenuFocus } from '~/site/header/useMenuFocus'
import { Icon } from '~/ui/Icon'
import { IconButton } from '~/ui/IconButton'

/** The id of the list, which buttons in the header and in the mobile menu open. */
const LIST = 'languages'

/** Shows the current language and opens the list (specification §2 "Language switcher"). */
export function LanguageButton() {
  const t = useText()
  const { locale } = useShared()
  const label = t('global.language.current', { language: LOCALE_TITLES[locale] })
  return (
    <button
      type="button"
      popoverTarget={LIST}
      aria-label={`${locale.toUpperCase()}, ${label}`}
      className="inline-flex min-h-11 min-w-11 items-center lg:min-h-6 gap-1.5 font-medium uppercase"
    >
      <span>{locale}</span>
      <Icon name="chevron" size={14} />
    </button>
  )
}

/**
 * The list of languages that this page exists in. The links are plain, since each language is
 * loaded as a document of its own. They carry the page's query string, and the fragment of its URL.
 */
export function LanguageList() {
  const t = useText()
  const { locale, localize } = useShared()
  const meta = usePage().props.meta as { query?: string } | undefined
  const list = useRef<HTMLDialogElement>(null)
  useMenuFocus(list)

  return (
    <dialog
      ref={list}
      id={LIST}
      popover="auto"
      onBeforeToggle={carryFragment}
      onKeyDown={closeMenuOnEscape}
      aria-labelledby={`${LIST}-title`}
      className="panel-slide panel-dim px-8 py-6"
    >
      <div className="mb-4 flex items-center justify-between">
        <h2 id={`${LIST}-title`} className="text-h3">
          {t('global.language.choose')}
        </h2>
        <IconButton
          icon="close"
          label={t('global.close')}
          popoverTarget={LIST}
          popoverTargetAction="hide"
          className="-mr-2.5"
        />
      </div>
      <ul className="language-list">
        {Object.entries(localize).map(([each, url]) => (
          <li key={each}>
            <a
              href={meta?.query ? [url, meta.query].join('?') : url}
              lang={each}
              hrefLang={each}
              aria-current={each === locale ? 'true' : undefined}
            >
              <svg aria-hidden="true" width="24" height="16">
                <use href={`${flags}#${each}`} />
              </svg>
              <span>{each.toUpperCase()}</span>
              <span>{LOCALE_TITLES[each as Locale]}</span>
            </a>
          </li>
        ))}
      </ul>
    </dialog>
  )
}

/**
 * Fragments are mostly ids, which are the same in every language; one that a page lacks leads to its
 * top. The fragment may have changed since the page was rendered.
 */
function carryFragment({ currentTarget }: ToggleEvent<HTMLElement>) {
  for (const link of currentTarget.querySelectorAll('a')) {
    if (link.hash !== location.hash) link.hash = location.hash
  }
}

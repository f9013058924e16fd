import { LOCALE_TITLES, type Locale } from '#shared/locales'
import { Icon } from '~/components/Icon'
import { useMessages } from '~/hooks/useMessages'
import { useShared } from '~/hooks/useShared'
import flags from '~/images/flags.svg'

/**
 * The languages this page exists in, in a list that slides in (specification §2 "Language
 * switcher"). Plain links: a language is a document of its own.
 *
 * @param id distinguishes the header's switcher from the mobile menu's
 */
export function LanguageSwitcher({ id }: { id: string }) {
  const t = useMessages()
  const { locale, localize } = useShared()
  const titleId = `${id}-title`

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={t('global.language.current', { language: LOCALE_TITLES[locale] })}
        className="inline-flex min-h-6 items-center gap-1.5 font-medium uppercase"
      >
        {locale}
        <Icon name="chevron" size={14} />
      </button>
      <dialog
        id={id}
        popover="auto"
        aria-labelledby={titleId}
        className="panel-slide panel-dim fixed inset-y-0 right-0 left-auto m-0 h-dvh w-[min(24rem,100vw)] overflow-y-auto overscroll-contain bg-paper px-8 py-6 text-base text-ink"
      >
        <div className="mb-4 flex items-center justify-between">
          <h2 id={titleId} className="text-h3">
            {t('global.language.choose')}
          </h2>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={t('global.close')}
            className="-mr-2.5 p-2.5"
          >
            <Icon name="close" size={24} />
          </button>
        </div>
        <ul>
          {Object.entries(localize).map(([each, url]) => (
            <li key={each} className="border-b border-hairline">
              <a
                href={url}
                lang={each}
                hrefLang={each}
                aria-current={each === locale ? 'true' : undefined}
                className="flex min-h-12 items-center gap-4 py-2.5 transition-colors hover:text-red aria-[current]:font-semibold aria-[current]:text-red"
              >
                <svg aria-hidden="true" width="24" height="16" className="outline outline-hairline">
                  <use href={`${flags}#${each}`} />
                </svg>
                <span className="w-7 text-sm uppercase">{each}</span>
                <span>{LOCALE_TITLES[each as Locale]}</span>
              </a>
            </li>
          ))}
        </ul>
      </dialog>
    </>
  )
}

import type { ReactNode } from 'react'
import type { Locale } from '#shared/locales'
import { useText } from '~/context/useText'
import { LanguageSign } from '~/ui/LanguageSign'

/**
 * A link that opens in a new tab: to another site, or from within a form. Screen readers announce
 * the new tab.
 */
export function ExternalLink(props: {
  href: string
  hrefLang?: Locale
  children: ReactNode
  className?: string
  lang?: string
}) {
  const t = useText()
  return (
    <a
      href={props.href}
      hrefLang={props.hrefLang}
      target="_blank"
      rel="noopener"
      className={props.className}
      lang={props.lang}
    >
      <span className="contents">{props.children}</span>
      {props.hrefLang && <LanguageSign language={props.hrefLang} />}
      <span className="sr-only">{` (${t('global.opens_in_new_tab')})`}</span>
    </a>
  )
}

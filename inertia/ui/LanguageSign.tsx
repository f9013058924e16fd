import { inLanguage } from '#shared/in_language'
import type { Locale } from '#shared/locales'
import { useShared } from '~/context/useShared'
import { useText } from '~/context/useText'

/**
 * The end of a link to a page in another language, such as "(in English)". It is in the page's
 * language, also if the link's text is not. `resolveRouteLinks` adds the same to links in rich
 * text.
 */
export function LanguageSign({ language }: { language: Locale }) {
  const { locale } = useShared()
  return (
    <span className="language-sign" lang={locale}>
      {` (${inLanguage(useText(), language)})`}
    </span>
  )
}

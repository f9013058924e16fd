import { inLanguage } from '#shared/in_language'
import type { Locale } from '#shared/locales'
import { useShared } from '~/context/useShared'
import { useText } from '~/context/useText'

/**
 * Says at the end of a link that it leads to another language than the page's. It is in the page's
 * language, whatever the words before it are in. Links in rich text say the same
 * (`resolveRouteLinks`).
 */
export function LanguageSign({ language }: { language: Locale }) {
  const { locale } = useShared()
  return (
    <span className="language-sign" lang={locale}>
      {` (${inLanguage(useText(), language)})`}
    </span>
  )
}

import { LOCALE_TITLES, type Locale } from '#shared/locales'
import type { Translate } from '#shared/messages'

/** Which language something is in, in the page's language: "in German". */
export function inLanguage(t: Translate, language: Locale): string {
  return t('global.language.in', { language, title: LOCALE_TITLES[language] })
}

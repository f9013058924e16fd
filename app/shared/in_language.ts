import { LOCALE_TITLES, type Locale } from '#shared/locales'
import type { Translate } from '#shared/messages'

/** The name of a language in the phrase "in German". */
export function inLanguage(t: Translate, language: Locale): string {
  return t('global.language.in', { language, title: LOCALE_TITLES[language] })
}

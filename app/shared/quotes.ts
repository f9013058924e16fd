import type { Locale } from '#shared/locales'

/** The quotation marks of each language. */
export const QUOTES: Readonly<Record<Locale, string>> = {
  cs: '„…“',
  da: '»…«',
  de: '„…“',
  en: '“…”',
  es: '«…»',
  et: '„…“',
  fi: '”…”',
  fr: '« … »',
  it: '«…»',
  lt: '„…“',
  lv: '„…”',
  nl: '“…”',
  pl: '„…”',
  pt: '«…»',
  ro: '„…”',
  ru: '«…»',
  sv: '”…”',
}

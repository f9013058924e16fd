import { formatLocale, type Locale } from '#shared/locales'

/** The distance of the full-width characters of East Asian keyboards from those of ASCII. */
const FULL_WIDTH = 0xfee0

/**
 * Replaces characters of pasted text that look like plain ones: each run of white space by a space,
 * full-width digits by ASCII ones. Invisible ones, such as zero-width spaces and byte order marks,
 * are removed.
 */
export function plainCharacters(typed: string): string {
  return typed
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH))
    .trim()
}

/** Characters that separate thousands in any language: spaces of every width, apostrophes. */
const ANYWHERE = " \u00A0\u2009\u202F'’"

/** A number with enough digits for thousands separators in every language. */
const LARGE = 12_345

/**
 * Removes thousands separators from typed numbers: "12 500 mm" and "12’500 mm" become "12500 mm";
 * with a locale also its own separator: "12.500" in German, "12,500" in English.
 */
export function joinThousands(typed: string, locale?: Locale): string {
  const marks = `${ANYWHERE}${locale ? thousandsMark(locale) : ''}`
  const number = new RegExp(`(?<![\\d.,])[1-9]\\d{0,2}([${marks}])\\d{3}(?:\\1\\d{3})*(?!\\d)`, 'g')
  return typed.replaceAll(number, (figures) => figures.replaceAll(/\D/g, ''))
}

function thousandsMark(locale: Locale): string {
  const parts = new Intl.NumberFormat(formatLocale(locale)).formatToParts(LARGE)
  return parts.find(({ type }) => type === 'group')?.value ?? ''
}

/** Fractions that have a key on phones. */
const FRACTIONS: Record<string, string> = { '¼': '.25', '½': '.5', '¾': '.75' }

/** Writes fractions that have a key on phones as decimals: "7½" and "7 ½" become "7.5". */
export function decimalFractions(typed: string): string {
  return typed.replaceAll(
    /(?<!\d)(\d*) ?([¼½¾])/g,
    (_, whole: string, fraction: string) => `${whole || 0}${FRACTIONS[fraction]}`
  )
}

/** "8", "8,5", "8.5 mm", "0,85 cm", in Latin or Cyrillic letters, once thousands are joined. */
const SIZE = /^(\d{1,4}(?:[.,]\d{1,3})?)\s*(mm|мм|cm|см)?$/i

/** Parses a typed size: "8.5 mm", "7½". Returns it in millimetres; undefined if it cannot be parsed. */
export function millimetresIn(text: string): number | undefined {
  const [, figures, unit = 'mm'] =
    SIZE.exec(joinThousands(decimalFractions(plainCharacters(text)))) ?? []
  if (figures === undefined) return undefined
  /** Rounded, because 0.29 times 10 is 2.9 only nearly. */
  return Math.round(toMillimetres(figures, unit) * 10_000) / 10_000
}

/** The units of lengths, in Latin and in Cyrillic letters. */
const MILLIMETRES: Record<string, number> = { mm: 1, мм: 1, cm: 10, см: 10, m: 1000, м: 1000 }

/** Converts figures with a decimal point or comma to millimetres. */
export function toMillimetres(figures: string, unit: string): number {
  return Number(figures.replace(',', '.')) * (MILLIMETRES[unit.toLowerCase()] ?? Number.NaN)
}

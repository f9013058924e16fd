import type { Locale } from '#shared/locales'
import { perLocale } from '#shared/per_locale'
import { keepRangesWhole } from '#texts/plain_text'

export type MillimetreRange = { min: number; max: number }

/** Formats sizes in a language: decimal mark, dash, and a no-break space before the unit. */
export class Measures {
  readonly #millimetres: Intl.NumberFormat
  readonly #centimetres: Intl.NumberFormat
  readonly #metres: Intl.NumberFormat
  readonly #numbers: Intl.NumberFormat
  readonly #exact: Intl.NumberFormat
  readonly #ratios: Intl.NumberFormat

  constructor(locale: Locale) {
    const unit = (name: string, maximumFractionDigits = 1) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit: name, maximumFractionDigits })
    this.#millimetres = unit('millimeter')
    this.#centimetres = unit('centimeter')
    this.#metres = unit('meter', 2)
    this.#numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
    this.#exact = new Intl.NumberFormat(locale, { maximumFractionDigits: 3, useGrouping: false })
    this.#ratios = new Intl.NumberFormat(locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    })
  }

  /** "38 mm" */
  millimetres(value: number): string {
    return unbroken(this.#millimetres.format(value))
  }

  /** "7–18 mm"; one figure where both ends are the same. */
  millimetreRange({ min, max }: MillimetreRange): string {
    if (min === max) return this.millimetres(max)
    const unit = this.millimetres(max).slice(this.#numbers.format(max).length)
    return `${this.#numbers.format(min)}–${this.#numbers.format(max)}${unit}`
  }

  /** "90, 270 cm" */
  centimetres(values: readonly number[]): string {
    const [last, ...more] = values.toReversed()
    const first = more.toReversed().map((value) => `${this.#numbers.format(value)}, `)
    return first.join('') + unbroken(this.#centimetres.format(last ?? 0))
  }

  /** "cm", "см" */
  get centimetre(): string {
    return this.#centimetres.formatToParts(0).find(({ type }) => type === 'unit')?.value ?? ''
  }

  /** "1.240 m" */
  metres(value: number): string {
    return unbroken(this.#metres.format(value))
  }

  /** "1,25": without a unit, with up to three decimals, as it is typed into a field. */
  exact(value: number): string {
    return this.#exact.format(value)
  }

  /** "38,5" */
  number(value: number): string {
    return this.#numbers.format(value)
  }

  /** "0,40" */
  ratio(value: number): string {
    return this.#ratios.format(value)
  }
}

/** Sizes for pages: a range is not broken across lines. */
class ShownMeasures extends Measures {
  override millimetreRange(range: MillimetreRange): string {
    return keepRangesWhole(super.millimetreRange(range))
  }
}

/** Formats sizes for files, mails, drawings and search. */
export const measuresOf = perLocale((locale) => new Measures(locale))

/** Formats sizes for text in pages. */
export const shownMeasuresOf = perLocale((locale): Measures => new ShownMeasures(locale))

function unbroken(text: string): string {
  return text.replaceAll(/\s/g, '\u00A0')
}

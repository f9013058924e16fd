import {
  type Prose,
  proseOf,
  type Rule,
  type RuleProblem,
  warning,
} from '#content/checking/check_context'

/**
 * Within a line only: in Markdown, trailing spaces are a line break and leading spaces an indent.
 */
const DOUBLE = /(?<=[^\s|]) {2,}(?=[^\s|])/
const BEFORE_MARK = /(?<=[\p{L}\p{N})\]”“»’]) +(?=[,;:!?.](?:\s|$))/u

/** A mark after a word or bracket, preceded by a plain space or by none. */
const FRENCH_MARK = /(?<=[\p{L}\p{N})\]”’%*_])( ?)[;:!?»](?=[\s*_)\]]|$)/u
const FRENCH_QUOTE = /«(?![\u00a0\u202f])/

/** A plain space between a number and its unit, where a line could break. */
const BEFORE_UNIT =
  /(?<=\d) (?:mm|cm|m|m²|m³|km|kg|g|kN|MN|N|kB|MB|GB|h|min|ml|°C|°|%|‰|µm|px|мм|см|м|м²|кг|г|ч|мин|МБ|кБ|КБ)(?![\p{L}\p{N}²³])/u

/** A multiplication sign before a number, with a plain space on either side. */
const TIMES = /(?: ×[ \u00a0]?|× )(?=\d)/u

/** A slip resistance class without a no-break space between its letter and number. */
const SLIP_CLASS = /(?<![\p{L}\p{N}])R ?(?:9|1[0-3])(?![\p{L}\p{N}])/u

/**
 * Finds double spaces, spaces before punctuation that break the rules of the language, and spaces
 * that separate a number from its unit at the end of a line.
 */
export const spaces: Rule = {
  name: 'spaces',
  *check(site) {
    for (const text of proseOf(site)) {
      const double = DOUBLE.exec(text.prose)
      if (double) {
        yield warning(text.placeOf(double.index + double[0].length), 'two spaces', 'Write one.')
      }
      const unit = BEFORE_UNIT.exec(text.prose)
      if (unit) {
        const message = `a plain space before "${unit[0].trimStart()}"`
        yield warning(text.placeOf(unit.index), message, 'Put a no-break space there (U+00A0).')
      }
      const times = TIMES.exec(text.prose)
      if (times) {
        const remedy = 'Put no-break spaces there (U+00A0).'
        yield warning(text.placeOf(times.index), 'a plain space beside "×"', remedy)
      }
      const slip = SLIP_CLASS.exec(text.prose)
      if (slip) {
        const remedy = 'Put a no-break space between letter and number (U+00A0).'
        yield warning(text.placeOf(slip.index), `the class "${slip[0]}"`, remedy)
      }
      if (text.locale === 'fr') yield* french(text)
      else {
        const before = BEFORE_MARK.exec(text.prose)
        if (before) {
          const at = before.index + before[0].length
          yield warning(text.placeOf(at), `a space before "${text.prose[at]}"`, 'Remove it.')
        }
      }
    }
  },
}

/** French puts a narrow no-break space before two-part punctuation marks. */
function* french(text: Prose): Iterable<RuleProblem> {
  const mark = FRENCH_MARK.exec(text.prose)
  if (mark) {
    const sign = mark[0].trimStart()
    const what = mark[1] ? `a plain space before "${sign}"` : `no space before "${sign}"`
    const remedy = 'Put a narrow no-break space before it (U+202F).'
    yield warning(text.placeOf(mark.index + mark[1].length), what, remedy)
  }
  const quote = FRENCH_QUOTE.exec(text.prose)
  if (quote) {
    const remedy = 'Put a narrow no-break space behind it (U+202F).'
    yield warning(text.placeOf(quote.index), 'no narrow space behind "«"', remedy)
  }
}

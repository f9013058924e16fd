import {
  type Prose,
  placeIn,
  proseOf,
  type Rule,
  type RuleProblem,
} from '#content/checking/check_context'

/** Within a line: at its end two spaces break it, at its beginning they indent it. */
const DOUBLE = /(?<=[^\s|]) {2,}(?=[^\s|])/
const BEFORE_MARK = /(?<=[\p{L}\p{N})\]”“»’]) +(?=[,;:!?.](?:\s|$))/u

/** A mark after a word or bracket: with a plain space before it, or with none. */
const FRENCH_MARK = /(?<=[\p{L}\p{N})\]”’%*_])( ?)[;:!?»](?=[\s*_)\]]|$)/u
const FRENCH_QUOTE = /«(?![\u00a0\u202f])/

/** A number and its unit, which a line must not break between. */
const BEFORE_UNIT =
  /(?<=\d) (?:mm|cm|m|m²|m³|km|kg|g|kN|MN|N|kB|MB|GB|h|min|ml|°C|°|%|‰|µm|px|мм|см|м|м²|кг|г|ч|мин|МБ|кБ|КБ)(?![\p{L}\p{N}²³])/u

/** The sign of multiplication before a number, with a plain space on a side. */
const TIMES = /(?: ×[ \u00a0]?|× )(?=\d)/u

/** A class of slip resistance without the no-break space between its letter and its number. */
const SLIP_CLASS = /(?<![\p{L}\p{N}])R ?(?:9|1[0-3])(?![\p{L}\p{N}])/u

/**
 * Spaces that are twice there, or stand before a mark where the language wants none, or another, or
 * let a number lose its unit at the end of a line.
 */
export const spaces: Rule = {
  name: 'spaces',
  *check(site) {
    for (const text of proseOf(site)) {
      const double = DOUBLE.exec(text.prose)
      if (double) {
        yield found(text, double.index + double[0].length, 'two spaces', 'Write one.')
      }
      const unit = BEFORE_UNIT.exec(text.prose)
      if (unit) {
        const message = `a plain space before "${unit[0].trimStart()}"`
        yield found(text, unit.index, message, 'Put a no-break space there (U+00A0).')
      }
      const times = TIMES.exec(text.prose)
      if (times) {
        const remedy = 'Put no-break spaces there (U+00A0).'
        yield found(text, times.index, 'a plain space beside "×"', remedy)
      }
      const slip = SLIP_CLASS.exec(text.prose)
      if (slip) {
        const remedy = 'Put a no-break space between letter and number (U+00A0).'
        yield found(text, slip.index, `the class "${slip[0]}"`, remedy)
      }
      if (text.locale === 'fr') yield* french(text)
      else {
        const before = BEFORE_MARK.exec(text.prose)
        if (before) {
          const at = before.index + before[0].length
          const mark = text.prose[at]
          yield found(text, at, `a space before "${mark}"`, 'Remove it.')
        }
      }
    }
  },
}

/** French sets signs of two parts off by a narrow space that no line breaks at. */
function* french(text: Prose): Iterable<RuleProblem> {
  const mark = FRENCH_MARK.exec(text.prose)
  if (mark) {
    const sign = mark[0].trimStart()
    const what = mark[1] ? `a plain space before "${sign}"` : `no space before "${sign}"`
    const remedy = 'Put a narrow no-break space before it (U+202F).'
    yield found(text, mark.index + mark[1].length, what, remedy)
  }
  const quote = FRENCH_QUOTE.exec(text.prose)
  if (quote) {
    const remedy = 'Put a narrow no-break space behind it (U+202F).'
    yield found(text, quote.index, 'no narrow space behind "«"', remedy)
  }
}

function found(text: Prose, index: number, message: string, remedy: string): RuleProblem {
  return { severity: 'warning', ...placeIn(text, index), message, remedy }
}

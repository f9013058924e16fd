import { proseOf, type Rule, warning } from '#content/checking/check_context'

/** Two numbers joined by a hyphen. Excludes dates, telephone numbers and parts of longer codes. */
const RANGE =
  /(?<![\p{L}\p{N}.,/+–-])(\d{1,4}(?:[.,]\d+)?) ?- ?(\d{1,4}(?:[.,]\d+)?)(?![\p{L}\p{N}/-]|[.,]\d)/gu

/** A prefix of a standard's name or of a telephone number. */
const NAME_BEFORE = /(?:\p{Lu}{2,}|\+[\d ]*|\d)[ \u00a0]$/u

/** Finds number ranges with a hyphen instead of an en dash. */
export const numberRanges: Rule = {
  name: 'number-range',
  *check(site) {
    for (const text of proseOf(site)) {
      for (const { 0: range, 1: least, 2: most, index } of text.prose.matchAll(RANGE)) {
        const rises = toNumber(least) < toNumber(most)
        if (!rises || NAME_BEFORE.test(text.prose.slice(0, index))) continue
        const message = `"${range}" is a range with a hyphen`
        yield warning(text.placeOf(index), message, `Write it with a dash: ${least}–${most}.`)
      }
    }
  },
}

function toNumber(written: string): number {
  return Number(written.replace(',', '.'))
}

import { toMillimetres } from '#shared/forms/typed_figures'

/** A number with its unit, in Latin or Cyrillic letters: `38mm`, `2,7 m`, `3 Meter`, `270 см`. */
const MEASURE =
  /(?<![\p{L}\d.,])(\d{1,5}(?:[.,]\d{1,2})?)\s?(mm|cm|m|m[eè]{1,2}te?r\p{L}{0,4}|мм|см|м|метр\p{L}{0,3})(?![\p{L}\d])/giu

/** Numbers without a unit that may be lengths in centimetres. */
const CENTIMETRES = { least: 50, most: 600 }

/** The word for a measure: `38mm`. */
export function measureWord(millimetres: number): string {
  return `${Math.round(millimetres)}mm`
}

export function isMeasure(word: string): boolean {
  return /^\d+mm$/.test(word)
}

/** Returns the measures of a text as words, and the rest of it. */
export function takeMeasures(text: string): { measures: string[]; rest: string } {
  const measures: string[] = []
  const rest = text.replaceAll(MEASURE, (_, number: string, unit: string) => {
    /** Units that are written out are metres. */
    measures.push(measureWord(toMillimetres(number, unit.length > 2 ? 'm' : unit)))
    return ' '
  })
  return { measures, rest }
}

/**
 * Returns the other words that a number of a query may stand for: `38mm` for `38`, `38` for `38mm`,
 * as in a name, and `2700mm` for `270`, as in centimetres.
 */
export function otherMeasures(word: string): string[] {
  const [, digits, unit] = /^(\d{1,5})(mm)?$/.exec(word) ?? []
  if (digits === undefined) return []
  if (unit) return [digits]
  const number = Number(digits)
  const isLength = number >= CENTIMETRES.least && number <= CENTIMETRES.most
  return isLength ? [measureWord(number), measureWord(number * 10)] : [measureWord(number)]
}

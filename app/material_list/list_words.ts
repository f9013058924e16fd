import { accessoryName, packOf } from '#catalogue/accessories/accessory_words'
import { KERF } from '#material_list/bars'
import {
  hasNoLengths,
  type ListEntry,
  type ListProblem,
  MAX_BARS,
  quantityOf,
  unitOf,
} from '#material_list/list_entries'
import { MAX_MILLIMETRES, MAX_PIECES, type Metres } from '#shared/forms/typed_metres'
import type { Translate } from '#shared/messages'
import { sum } from '#shared/numbers'
import type { Measures } from '#texts/measures'

/** The texts and number formats of a language. */
export type Words = { t: Translate; measures: Measures }

/** A formatted line, for page, print, table and message; values without text are empty. */
export type EntryWords = {
  /** The article number; for a hand sample the word for it. */
  number: string
  /** The title of the article's group; of an accessory its name. */
  title: string
  swatch: string
  length: string
  quantity: string
  metres: string
  room: string
  note: string
}

/**
 * Formats a line in a language. Values that the catalogue no longer has are shown as in the URL.
 */
export function entryWords(entry: ListEntry, words: Words): EntryWords {
  const { t, measures } = words
  const { line, swatch, length, bars } = entry
  const centimetres = length ?? (bars && bars.length / 10)
  const quantity = quantityOf(entry)
  const unknownLength = (!hasNoLengths(entry) && line.length) || ''
  return {
    number: line.article ?? t('material_list.ui.sample'),
    title: titleOf(entry, words),
    swatch: swatch?.title ?? line.swatch ?? '',
    length: centimetres === undefined ? unknownLength : measures.centimetres([centimetres]),
    quantity: quantityWords(entry, quantity, words),
    metres: entry.metres ? metresWords(entry.metres, measures) : (line.metres ?? ''),
    room: line.room ?? '',
    note: line.note ?? '',
  }
}

/** Returns the title of a line's group, or the name of its accessory and the group that it fits. */
function titleOf({ article }: ListEntry, { t, measures }: Words): string {
  if (!article) return ''
  const { title, inserts } = article.group.data
  const { accessory } = article.listed
  if (!accessory) return title
  const name = accessoryName(accessory, inserts, t, measures)
  return accessory.fits.length > 1 ? name : `${name}, ${title}`
}

/** Formats a number of bars, or of pieces or pairs with their unit: "4 Paar". */
function quantityWords(entry: ListEntry, count: number | undefined, { t, measures }: Words) {
  if (count === undefined) return ''
  const unit = unitOf(entry)
  return unit ? t(`catalogue.unit.${unit}`, { count }) : measures.number(count)
}

/** Formats a number of bars, pieces or pairs with its unit: "4 Stangen"; empty without a number. */
export function amountWords(entry: ListEntry, count: number | undefined, words: Words): string {
  if (count === undefined || unitOf(entry)) return quantityWords(entry, count, words)
  return words.t('material_list.message.bars', { count })
}

/** Formats readable metres with their unit, in one line: "Bedarf 3 × 0,9 m". */
export function needWords({ metres }: ListEntry, { t, measures }: Words): string {
  if (!metres) return ''
  const words = metresWords(metres, measures).replaceAll(' × ', '\u00A0×\u00A0')
  return t('material_list.message.metres', { metres: words })
}

/** Returns the content of a pack of an accessory, as it is delivered. */
export function packWords(entry: ListEntry, { t, measures }: Words): string[] {
  const accessory = unitOf(entry) && entry.article?.listed.accessory
  return accessory ? [`${t('catalogue.ui.pack')}: ${packOf(accessory, t, measures)}`] : []
}

/** Formats metres as they are entered in a language: "3 × 0,9 + 1,2". */
function metresWords({ total, pieces }: Metres, measures: Measures): string {
  if (!pieces) return measures.exact(total / 1000)
  return pieces
    .map(({ count, size }) => {
      const metres = measures.exact(size / 1000)
      return count === 1 && pieces.length > 1 ? metres : `${count} × ${metres}`
    })
    .join(' + ')
}

/** Formats the result of the metres with its calculation, including kerf and waste. */
export function barsWords({ bars, metres, typed, length }: ListEntry, { t, measures }: Words) {
  if (!bars || !metres) return []
  const size = measures.centimetres([bars.length / 10])
  const values = {
    count: bars.count,
    length: size,
    waste: measures.metres(bars.waste / 1000),
  }
  const reckoned = metres.pieces
    ? t('material_list.bars.pieces', {
        ...values,
        cuts: bars.cuts,
        kerf: measures.millimetres(KERF),
      })
    : t('material_list.bars.total', values)
  const tooLong = [...new Set(bars.tooLong)].map((each) => measures.metres(each / 1000))
  const pieces = metres.pieces ?? []
  const number = sum(pieces.map(({ count }) => count))
  const total = sum(pieces.map((piece) => piece.count * piece.size))
  return [
    ...(number > 1
      ? [t('material_list.bars.sum', { count: number, total: measures.metres(total / 1000) })]
      : []),
    ...(bars.count > 0 ? [reckoned] : []),
    ...(bars.isMinimal ? [] : [t('material_list.bars.not_minimal')]),
    ...(tooLong.length > 0
      ? [
          t('material_list.bars.too_long', {
            count: bars.tooLong.length,
            length: size,
            sizes: tooLong.join(', '),
          }),
        ]
      : []),
    ...(length === undefined ? [t('material_list.bars.best', { length: size })] : []),
    ...(typed !== undefined && typed < bars.count
      ? [t('material_list.bars.fewer', { count: bars.count, typed })]
      : []),
  ]
}

/** Formats a problem of a line, naming the value in the URL. */
export function problemWords(problem: ListProblem, { line }: ListEntry, { t, measures }: Words) {
  return t(`material_list.problem.${problem}`, {
    article: line.article ?? '',
    swatch: line.swatch ?? '',
    length: line.length ?? '',
    example: metresWords(EXAMPLE, measures),
    least: measures.millimetres(1),
    most: measures.metres(MAX_MILLIMETRES / 1000),
    pieces: MAX_PIECES,
    /** In digits only, as the field expects it. */
    bars: String(MAX_BARS),
  })
}

/** Returns an example of pieces in the notation of the field. */
const EXAMPLE: Metres = {
  pieces: [
    { count: 3, size: 900 },
    { count: 1, size: 1250 },
  ],
}

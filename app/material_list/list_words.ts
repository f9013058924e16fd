import { KERF } from '#material_list/bars'
import {
  type ListEntry,
  type ListProblem,
  MOST_BARS,
  quantityOf,
} from '#material_list/list_entries'
import type { Translate } from '#shared/messages'
import { LARGEST, type Metres, MOST_PIECES } from '#shared/typed_metres'
import type { Measures } from '#texts/measures'

/** What a line is put into words with. */
export type Words = { t: Translate; measures: Measures }

/** A line in words, for the page, for paper, for a table and for a message; empty where it says nothing. */
export type EntryWords = {
  /** The article number; of a hand sample that it is one. */
  number: string
  /** What the article's group is called. */
  title: string
  swatch: string
  length: string
  quantity: string
  metres: string
  room: string
  note: string
}

/** A line in words of a language. What the catalogue no longer knows is named as the address has it. */
export function entryWords(entry: ListEntry, { t, measures }: Words): EntryWords {
  const { line, article, swatch, length, bars } = entry
  const centimetres = length ?? (bars && bars.length / 10)
  const quantity = quantityOf(entry)
  return {
    number: line.article ?? t('material_list.ui.sample'),
    title: article?.group.data.title ?? '',
    swatch: swatch?.title ?? line.swatch ?? '',
    length: centimetres === undefined ? (line.length ?? '') : measures.centimetres([centimetres]),
    quantity: quantity === undefined ? '' : measures.number(quantity),
    metres: entry.metres ? metresWords(entry.metres, measures) : (line.metres ?? ''),
    room: line.room ?? '',
    note: line.note ?? '',
  }
}

/** Metres as they are typed in a language: "3 × 0,9 + 1,2". */
function metresWords({ total, pieces }: Metres, measures: Measures): string {
  if (!pieces) return measures.metresTyped(total / 1000)
  return pieces
    .map(({ count, size }) => {
      const metres = measures.metresTyped(size / 1000)
      return count === 1 && pieces.length > 1 ? metres : `${count} × ${metres}`
    })
    .join(' + ')
}

/** What comes of the metres, and how: kerf and waste are named. */
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
  return [
    ...(bars.count > 0 ? [reckoned] : []),
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

/** What is wrong with a line, in words that name what the address knows of it. */
export function problemWords(problem: ListProblem, { line }: ListEntry, { t, measures }: Words) {
  return t(`material_list.problem.${problem}`, {
    article: line.article ?? '',
    swatch: line.swatch ?? '',
    length: line.length ?? '',
    example: metresWords(EXAMPLE, measures),
    least: measures.millimetres(1),
    most: measures.metres(LARGEST / 1000),
    pieces: MOST_PIECES,
    /** In digits alone, as the field wants it. */
    bars: String(MOST_BARS),
  })
}

/** An example of pieces, as the field wants them. */
const EXAMPLE: Metres = {
  pieces: [
    { count: 3, size: 900 },
    { count: 1, size: 1250 },
  ],
}

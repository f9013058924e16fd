import type { Metres } from '#shared/typed_metres'

/** The kerf of a saw cut, in millimetres. */
export const KERF = 4

/** The bars needed for some metres; sizes in millimetres. */
export type Bars = {
  /** The length of a bar. */
  length: number
  count: number
  /** The number of cuts; 0 where bars are laid end to end, as the end is unknown. */
  cuts: number
  /** The waste of the bars, including the kerf. */
  waste: number
  /** Pieces longer than a bar; they are not included in the bars. */
  tooLong: readonly number[]
}

/**
 * Returns how many bars of a length some metres need. Pieces stay whole and are cut first-fit
 * decreasing: the longest first, each from the first bar with enough left. A total is laid end to
 * end.
 */
export function barsFor(metres: Metres, length: number): Bars {
  if (!metres.pieces) {
    const count = Math.ceil(metres.total / length)
    return { length, count, cuts: 0, waste: count * length - metres.total, tooLong: [] }
  }
  const sizes = metres.pieces
    .flatMap(({ count, size }) => Array.from({ length: count }, () => size))
    .toSorted((a, b) => b - a)
  const tooLong = sizes.filter((size) => size > length)
  /** The remaining length of each bar in use. */
  const rests: number[] = []
  let cuts = 0
  for (const size of sizes.slice(tooLong.length)) {
    const found = rests.findIndex((rest) => rest >= size)
    const bar = found === -1 ? rests.length : found
    const rest = (rests[bar] ?? length) - size
    if (rest > 0) cuts++
    rests[bar] = Math.max(0, rest - KERF)
  }
  const used = sizes.slice(tooLong.length).reduce((sum, size) => sum + size, 0)
  return { length, count: rests.length, cuts, waste: rests.length * length - used, tooLong }
}

/**
 * Returns the bars of the best length: the one that leaves the fewest pieces out, then has the
 * least waste. A total uses the longest bars, with the fewest joints.
 */
export function bestBars(metres: Metres, lengths: readonly number[]): Bars | undefined {
  return lengths
    .map((length) => barsFor(metres, length))
    .toSorted(
      (a, b) =>
        a.tooLong.length - b.tooLong.length ||
        (metres.pieces ? a.waste - b.waste : 0) ||
        b.length - a.length
    )[0]
}

import type { Metres } from '#shared/typed_metres'

/** What a saw takes away with each cut, in millimetres. */
export const KERF = 4

/** The bars that some metres take; sizes in millimetres. */
export type Bars = {
  /** The length of a bar. */
  length: number
  count: number
  /** How many cuts; 0 where the bars are laid end to end, and nobody knows where they end. */
  cuts: number
  /** What is left of the bars, with what the saw takes. */
  waste: number
  /** Pieces that no bar gives; they are not among the bars. */
  tooLong: readonly number[]
}

/**
 * How many bars of a length some metres take. Pieces stay whole and are cut first-fit decreasing: the
 * longest first, each from the first bar that still holds it. A total is laid end to end.
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
  /** What is left of each bar that is begun. */
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
 * The bars of one of some lengths: that which leaves the fewest pieces out, and then wastes least; a
 * total is laid in the longest bars, with the fewest joints.
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

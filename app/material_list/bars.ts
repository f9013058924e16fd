import type { Metres } from '#shared/forms/typed_metres'
import { sum } from '#shared/numbers'

/** The kerf of a saw cut, in millimetres. */
export const KERF = 4

/** The number of nodes after which branch and bound falls back to first-fit. */
const MAX_NODES = 2000

/** The bars needed for some metres; sizes in millimetres. */
export type Bars = {
  length: number
  count: number
  /** Whether it is proven that no fewer bars suffice. */
  isMinimal: boolean
  /** The number of cuts; 0 where bars are laid end to end, as the end is unknown. */
  cuts: number
  /** The waste of the bars, including the kerf. */
  waste: number
  /** Pieces longer than a bar; they are not included in the bars. */
  tooLong: readonly number[]
}

/**
 * Returns how many bars of a length are needed. Pieces stay whole and are cut from the fewest bars,
 * or by first-fit decreasing if the search for the fewest takes too long. The bars of a total are
 * laid end to end.
 */
export function barsFor(metres: Metres, length: number): Bars {
  if (!metres.pieces) {
    const count = Math.ceil(metres.total / length)
    const waste = count * length - metres.total
    return { length, count, isMinimal: true, cuts: 0, waste, tooLong: [] }
  }
  const sizes = metres.pieces
    .flatMap(({ count, size }) => Array.from({ length: count }, () => size))
    .toSorted((a, b) => b - a)
  const tooLong = sizes.filter((size) => size > length)
  const fitting = sizes.slice(tooLong.length)
  const { bars, isMinimal } = fewestBars(fitting, length)
  const used = sum(fitting)
  return {
    length,
    count: bars.length,
    isMinimal,
    cuts: sum(bars.map((pieces) => cutsOf(pieces, length))),
    waste: bars.length * length - used,
    tooLong,
  }
}

/**
 * Returns the bars of the best length: with the fewest pieces that are too long, then the least
 * waste; for a total the longest bars, which have the fewest joints.
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

/** The pieces of each bar. */
type Packing = number[][]

/** Each piece is cut off, except for a last one that ends with the bar. */
function cutsOf(pieces: readonly number[], length: number): number {
  const isUsedUp = sum(pieces) + KERF * (pieces.length - 1) === length
  return isUsedUp ? pieces.length - 1 : pieces.length
}

/**
 * Solves the bin packing problem. With the kerf added to each piece and once to the bar, pieces fit
 * if their sum does.
 *
 * @param sizes the longest first, none longer than a bar
 */
function fewestBars(sizes: readonly number[], length: number) {
  const first = firstFit(sizes, length)
  const budget = { nodes: MAX_NODES }
  for (let count = lowerBound(sizes, length); count < first.length; count++) {
    const bars = packInto(count, sizes, length, budget)
    if (bars) return { bars, isMinimal: true }
    if (budget.nodes <= 0) return { bars: first, isMinimal: false }
  }
  return { bars: first, isMinimal: true }
}

/** First-fit decreasing: each piece from the first bar with enough left. */
function firstFit(sizes: readonly number[], length: number): Packing {
  const bars: { pieces: number[]; rest: number }[] = []
  for (const size of sizes) {
    let bar = bars.find(({ rest }) => rest >= size + KERF)
    if (!bar) bars.push((bar = { pieces: [], rest: length + KERF }))
    bar.pieces.push(size)
    bar.rest -= size + KERF
  }
  return bars.map(({ pieces }) => pieces)
}

/**
 * The bound L2 of Martello and Toth: for each threshold, pieces too long to share a bar with one of
 * it take a bar each, and the others what those leave.
 */
function lowerBound(sizes: readonly number[], length: number): number {
  const full = length + KERF
  const items = sizes.map((size) => size + KERF)
  const thresholds = [0, ...new Set(items.filter((item) => item * 2 <= full))]
  const bounds = thresholds.map((threshold) => {
    const large = items.filter((item) => item > full - threshold)
    const medium = items.filter((item) => item <= full - threshold && item * 2 > full)
    const small = items.filter((item) => item * 2 <= full && item >= threshold)
    const left = medium.length * full - sum(medium)
    return large.length + medium.length + Math.max(0, Math.ceil((sum(small) - left) / full))
  })
  return Math.max(0, ...bounds)
}

/**
 * Branch and bound, bar by bar: each starts with the longest piece that is left and takes every
 * combination of others in turn. A branch ends when more is wasted than so many bars allow.
 *
 * @param budget the nodes that remain; reaches 0 if the search ends without an answer
 */
function packInto(
  count: number,
  sizes: readonly number[],
  length: number,
  budget: { nodes: number }
): Packing | undefined {
  const kinds = [...new Set(sizes)]
  const left = kinds.map((kind) => sizes.filter((size) => size === kind).length)
  const bars: Packing = []
  /** Counts of remaining pieces for which the number of bars does not suffice. */
  const failed = new Set<string>()

  function fillNext(spare: number): boolean {
    const longest = left.findIndex((number) => number > 0)
    if (longest === -1) return true
    if (bars.length === count) return false
    const key = left.join()
    if (failed.has(key)) return false
    left[longest]--
    const pieces = [kinds[longest]]
    bars.push(pieces)
    if (fill(pieces, longest, length - pieces[0], spare)) return true
    bars.pop()
    left[longest]++
    failed.add(key)
    return false
  }

  /** Takes pieces of a kind and the shorter ones, as many as possible first. */
  function fill(pieces: number[], kind: number, rest: number, spare: number): boolean {
    if (budget.nodes-- <= 0) return false
    let next = kind
    while (next < kinds.length && (left[next] === 0 || kinds[next] + KERF > rest)) next++
    if (next === kinds.length) {
      return rest <= spare && fillNext(spare - rest)
    }
    const taken = kinds[next] + KERF
    const most = Math.min(left[next], Math.floor(rest / taken))
    for (let number = most; number >= 0; number--) {
      left[next] -= number
      pieces.push(...Array.from({ length: number }, () => kinds[next]))
      if (fill(pieces, next + 1, rest - number * taken, spare)) return true
      pieces.splice(pieces.length - number, number)
      left[next] += number
    }
    return false
  }

  const full = length + KERF
  const isPacked = fillNext(count * full - sum(sizes.map((size) => size + KERF)))
  return isPacked ? bars : undefined
}

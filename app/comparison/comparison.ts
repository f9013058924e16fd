import { z } from 'zod'
import type { Fact } from '#catalogue/facts'
import type { CrossSection } from '#drawings/cross_section'

/** An address that names more than this, or longer names, was not written by this site. */
const MOST_NAMES = 12
const LONGEST_NAME = 60

/**
 * Products as they stand in an address, in their order: `?product=transition.clip_38&product=10201`.
 * Names may share a parameter, with commas between them; what is named twice counts once.
 */
export const compareParameters = z.object({
  product: z
    .union([z.string(), z.array(z.string())])
    .transform((named) => {
      const names = [named].flat().flatMap((each) => each.split(','))
      const told = new Set(names.map((name) => name.trim().slice(0, LONGEST_NAME)))
      told.delete('')
      return told.size > 0 ? [...told].slice(0, MOST_NAMES) : undefined
    })
    .optional()
    .catch(undefined),
})

/** How many products stand side by side: as many as a desk has room for. */
export const MOST_COMPARED = 4

/** What is compared of what was asked for, in its order. */
export type Choice<Product> = {
  products: Product[]
  /** What stands in the catalogue, but is one too many. */
  over: Product[]
  /** The names of what does not stand in the catalogue. */
  gone: string[]
}

/**
 * Chooses from the names in an address.
 *
 * @param find gives the product of a name, if the catalogue has it
 */
export function chooseProducts<Product>(
  names: readonly string[],
  find: (name: string) => Product | undefined
): Choice<Product> {
  const known = names.flatMap((name) => find(name) ?? [])
  return {
    products: known.slice(0, MOST_COMPARED),
    over: known.slice(MOST_COMPARED),
    gone: names.filter((name) => find(name) === undefined),
  }
}

/** A fact of several products side by side; empty where nothing is told of one. */
export type ComparedFact = { id: string; label: string; texts: string[] }

/** Facts by whether products have them in common. */
export type ComparedFacts = { differences: ComparedFact[]; alike: ComparedFact[] }

/**
 * Puts the facts of several products side by side, those that differ apart from those that are alike.
 * Lists of the same words in another order are alike. A single product differs from nothing.
 *
 * @param told the facts of each product, in the products' order
 * @param order the ids of facts in the order of the rows; what no product tells gets none
 */
export function compareFacts(
  told: readonly (readonly Fact[])[],
  order: readonly Pick<Fact, 'id' | 'label'>[]
): ComparedFacts {
  const rows = order
    .map(({ id, label }) => ({
      id,
      label,
      texts: told.map((facts) => facts.find((fact) => fact.id === id)?.text ?? ''),
    }))
    .filter(({ texts }) => texts.some((text) => text !== ''))
  return {
    differences: rows.filter((row) => !isAlike(row)),
    alike: rows.filter(isAlike),
  }
}

function isAlike({ texts: [first = '', ...others] }: ComparedFact): boolean {
  return others.every((other) => hasSameWords(first, other))
}

function hasSameWords(one: string, other: string): boolean {
  return wordsOf(one).symmetricDifference(wordsOf(other)).size === 0
}

/** The words of a list; which of them is the first, and has the capital, says nothing. */
function wordsOf(list: string): Set<string> {
  return new Set(list.toLowerCase().split(', '))
}

/** Frames of one size in which several cross-sections are drawn to one scale; millimetres. */
export type CommonScale = {
  /** The view boxes of the drawings: wherever they are shown equally large, their scale is the same. */
  viewBoxes: string[]
  /** A bar below each drawing that tells the scale. */
  bar: { length: number; lines: string[] }
}

/** The lengths of bars, in millimetres. */
const BARS = [5, 10, 20, 50, 100]

/** Free space around a drawing, as a share of the frame's width. */
const MARGIN = 0.04

/**
 * Frames cross-sections equally large, with the top of the screed at the same height in all of them
 * and each in the middle.
 *
 * @param sections one at least
 */
export function toCommonScale(sections: readonly CrossSection[]): CommonScale {
  const bounds = sections.map(boundsOf)
  const widest = Math.max(...bounds.map(({ left, right }) => right - left))
  const top = Math.max(...bounds.map((each) => each.top))
  const bottom = Math.min(...bounds.map((each) => each.bottom))
  const margin = widest * MARGIN
  const width = widest + 2 * margin
  const height = top - bottom + 5 * margin
  const length = BARS.findLast((each) => each <= widest / 2) ?? BARS[0]
  const lefts = bounds.map(({ left, right }) => (left + right - width) / 2)
  return {
    viewBoxes: lefts.map((left) => [left, -top - margin, width, height].map(round).join(' ')),
    bar: {
      length,
      lines: lefts.map((left) => {
        const [x, y] = [left + margin, -bottom + 2 * margin].map(round)
        return `M${x} ${y}v${round(margin)}h${length}v${-round(margin)}`
      }),
    },
  }
}

function boundsOf({ parts }: CrossSection) {
  const points = parts.flatMap((part) => part.points)
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
  }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

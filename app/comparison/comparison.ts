import { z } from 'zod'
import type { Colour } from '#catalogue/catalogue_queries'
import { swatchParameter } from '#catalogue/colours/swatches'
import type { Fact } from '#catalogue/facts'
import { urlParameter } from '#content/pages/url_parameter'
import type { CrossSection } from '#drawings/cross_section'
import { boxOf } from '#drawings/outlines'
import { round } from '#drawings/svg_path'

/** Limits of the URL parameters. The site links to no longer comparisons. */
const MAX_NAMES = 12
const MAX_NAME_LENGTH = 60

/**
 * The products in the URL, in order: `?product=transition.clip_38&product=10201`. A parameter may
 * contain several names, separated by commas. Duplicates are ignored.
 */
export const compareParameters = z.object({
  product: urlParameter(
    z.union([z.string(), z.array(z.string())]).transform((named) => {
      const names = [named].flat().flatMap((each) => each.split(','))
      const unique = new Set(names.map((name) => name.trim().slice(0, MAX_NAME_LENGTH)))
      unique.delete('')
      return unique.size > 0 ? [...unique].slice(0, MAX_NAMES) : undefined
    })
  ),
  /** The colour or decor in which the products are shown, by its name in the URL of a choice. */
  colour: swatchParameter,
})

/** The maximum number of products side by side, limited by the width of a desktop screen. */
export const MAX_COMPARED = 4

/** The products to compare, in the requested order. */
type ComparedProducts<Product> = {
  products: Product[]
  /** Existing products beyond the maximum. */
  over: Product[]
  /** The names of unknown products. */
  gone: string[]
}

/**
 * Selects products by the names in the URL.
 *
 * @param find returns the product of a name, or undefined if it does not exist
 */
export function chooseProducts<Product>(
  names: readonly string[],
  find: (name: string) => Product | undefined
): ComparedProducts<Product> {
  const known = names.flatMap((name) => find(name) ?? [])
  return {
    products: known.slice(0, MAX_COMPARED),
    over: known.slice(MAX_COMPARED),
    gone: names.filter((name) => find(name) === undefined),
  }
}

/** A fact of several products side by side; the text is empty for a product without it. */
export type ComparedFact = {
  id: string
  label: string
  texts: string[]
  /** The swatches of colours or decors, for each product. */
  swatches?: ComparedSwatches[]
}

/** The colours or decors of a product. */
export type ComparedSwatches = {
  hexes: string[]
  /** The order numbers of those that the other products lack; empty for a single product. */
  only: string[]
}

/** Returns for each product its colours or decors, and which of them the others lack. */
export function compareSwatches(
  swatchesByProduct: readonly (readonly Pick<Colour, 'code' | 'hex'>[])[]
): ComparedSwatches[] {
  return swatchesByProduct.map((swatches, index) => {
    const others = swatchesByProduct.toSpliced(index, 1)
    const elsewhere = new Set(others.flat().map(({ code }) => code))
    const only = swatches.map(({ code }) => code).filter((code) => !elsewhere.has(code))
    return {
      hexes: swatches.map(({ hex }) => hex),
      only: others.length > 0 ? only : [],
    }
  })
}

/** Facts that differ between the products, and facts that are alike. */
export type ComparedFacts = { differences: ComparedFact[]; alike: ComparedFact[] }

/**
 * Aligns the facts of several products, and separates those that differ from those that are alike.
 * Lists of the same words in another order are alike. For a single product all facts are alike.
 *
 * @param factsByProduct the facts of each product, in the products' order
 * @param order the ids of facts in row order; facts without any value are omitted
 */
export function compareFacts(
  factsByProduct: readonly (readonly Fact[])[],
  order: readonly Pick<Fact, 'id' | 'label'>[]
): ComparedFacts {
  const rows = order
    .map(({ id, label }) => ({
      id,
      label,
      texts: factsByProduct.map((facts) => facts.find((fact) => fact.id === id)?.text ?? ''),
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

/** Returns the words of a list. Order and the initial capital are irrelevant. */
function wordsOf(list: string): Set<string> {
  return new Set(list.toLowerCase().split(', '))
}

/** Frames of equal size that show several cross-sections at the same scale; in millimetres. */
type CommonScale = {
  /** The view boxes of the drawings. Displayed at equal size, the drawings have the same scale. */
  viewBoxes: string[]
  /** The scale bar below each drawing. */
  bar: { length: number; lines: string[] }
}

/** The possible lengths of the scale bar, in millimetres. */
const BARS = [5, 10, 20, 50, 100]

/** The margin around a drawing, as a fraction of the frame's width. */
const MARGIN = 0.04

/**
 * Fits cross-sections into frames of equal size, horizontally centred and with the top of the
 * screed at the same height.
 *
 * @param sections at least one
 */
export function toCommonScale(sections: readonly CrossSection[]): CommonScale {
  const bounds = sections.map(({ parts }) => boxOf(parts.flatMap(({ points }) => points)))
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

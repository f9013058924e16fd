import { type Cielab, MAX_AXIS } from '#catalogue/colours/cielab'
import { plainFigures } from '#shared/forms/typed_figures'

/** A colour that a visitor typed: as a hex colour or as measured CIELAB values. */
export type ColourEntry = { hex: string } | { lab: Cielab }

/** "#c8b79c", "C8B79C", "#cb9"; three digits without `#` are the number of a colour. */
const HEX = /^(?:#([0-9a-f]{3})|#?([0-9a-f]{6}))$/

/** "74.8", "74,8", "-3" */
const FIGURE = '([+-]?\\d{1,3}(?:[.,]\\d{1,4})?)'

/** A separator of numbers. A comma without a following space is a decimal mark, not a separator. */
const APART = '(?:,?\\s+|\\s*[;/|]\\s*)'

/** "74,8 2,4 16,1", "L* 74.8, a* 2.4, b* 16.1", "lab(74.8 2.4 16.1)" */
const CIELAB = new RegExp(
  `^(?:(?:cie)?lab)?[\\s(:]*${['l', 'a', 'b'].map((axis) => `(?:${axis}\\*?[\\s:=]*)?${FIGURE}`).join(APART)}\\s*\\)?$`
)

/** "74.8,2.4,16.1": with points as decimal marks, commas separate the numbers. */
const LISTED = new RegExp(`^${[FIGURE, FIGURE, FIGURE].join(',').replaceAll('[.,]', '[.]')}$`)

/**
 * Parses a typed colour: six hexadecimal digits with an optional `#`, three with one, or L*, a* and
 * b*, which are rounded to tenths.
 *
 * @returns undefined if the text is not a colour
 */
export function colourIn(text: string): ColourEntry | undefined {
  const typed = plainFigures(text).trim().toLowerCase().replaceAll('−', '-')
  const [, three, six] = HEX.exec(typed) ?? []
  const digits = six ?? three?.replaceAll(/./g, '$&$&')
  if (digits !== undefined) return { hex: `#${digits}` }
  const [, ...figures] = CIELAB.exec(typed) ?? LISTED.exec(typed) ?? []
  const [l, a, b] = figures.map(toTenths)
  if (l === undefined || a === undefined || b === undefined) return undefined
  const isInRange = l >= 0 && l <= 100 && Math.abs(a) <= MAX_AXIS && Math.abs(b) <= MAX_AXIS
  return isInRange ? { lab: { l, a, b } } : undefined
}

/** Adding 0 converts −0 to 0. */
function toTenths(figure: string): number {
  return Math.round(Number(figure.replace(',', '.')) * 10) / 10 + 0
}

/** Returns the normalised spelling of a typed colour: `#c8b79c`, `74.8 2.4 16.1`. */
export function formatEntry(entry: ColourEntry): string {
  return 'hex' in entry ? entry.hex : `${entry.lab.l} ${entry.lab.a} ${entry.lab.b}`
}

import { joinThousands } from '#shared/typed_figures'

/** The maximum length of an entry that the form shows again. */
export const LONGEST_ENTRY = 20

/** "8", "8,5", "8.5 mm", "0,85 cm", in Latin or Cyrillic letters, once thousands are joined. */
const SIZE = /^(\d{1,4}(?:[.,]\d{1,3})?)\s*(mm|мм|cm|см)?$/i

/** Parses a typed size. Returns it in millimetres; undefined if it cannot be parsed. */
export function millimetresIn(text: string): number | undefined {
  const [, figures, unit = 'mm'] = SIZE.exec(joinThousands(text)) ?? []
  if (figures === undefined) return undefined
  const value = Number(figures.replace(',', '.'))
  /** Rounded, because 0.29 times 10 is 2.9 only nearly. */
  return Math.round((/^[cс]/i.test(unit) ? value * 10 : value) * 10_000) / 10_000
}

import { decimalFractions, plainCharacters, toMillimetres } from '#shared/forms/typed_figures'

/** A typed length in metres: a total that may be joined, or pieces that stay whole. */
export type Metres =
  /** In millimetres. */
  | { total: number; pieces?: undefined }
  /** The length of each piece in millimetres, and its count. */
  | { total?: undefined; pieces: readonly { count: number; size: number }[] }

/** The maximum number of pieces. */
export const MAX_PIECES = 500

/** The maximum length in millimetres: ten kilometres. */
export const MAX_MILLIMETRES = 10_000_000

/** A part such as "0.9", "3x0.9" or "90cm": count, length and unit, in Latin or Cyrillic. */
const PART = /^(?:(\d{1,3})x)?(\d{1,7}(?:[.,]\d{1,3})?)(mm|cm|m|мм|см|м)?$/

/**
 * Parses typed metres: "12,5" is a total; "3 × 0,9 + 1,2" or "3x90 cm; 1.2 m" are pieces, as is a
 * single one with a count, "1 × 0,9". A fraction may be a single character, "2½".
 *
 * @returns undefined if it cannot be read or is out of range
 */
export function metresIn(typed: string): Metres | undefined {
  const parts = decimalFractions(plainCharacters(typed))
    .toLowerCase()
    .replaceAll(/\s*[x×х*]\s*/g, 'x')
    .replaceAll(/\s+(?=(?:mm|cm|m|мм|см|м)(?!\p{L}))/gu, '')
    .replaceAll(/,(?=\s)/g, ' ')
    .split(/[\s;+]+/)
    .map((part) => PART.exec(part))
  const pieces = parts.map((part) => ({
    count: Number(part?.[1] ?? 1),
    size: Math.round(toMillimetres(part?.[2] ?? '', part?.[3] ?? 'm')),
  }))
  const isPossible =
    pieces.every(({ count, size }) => count > 0 && size > 0 && size <= MAX_MILLIMETRES) &&
    pieces.reduce((sum, { count }) => sum + count, 0) <= MAX_PIECES
  if (!isPossible) return undefined
  if (parts.length === 1 && parts[0]?.[1] === undefined) return { total: pieces[0]?.size ?? 0 }
  return { pieces }
}

/** Metres in normal form, as an address has them: "12.5", "3x0.9 1.2"; "1x0.9" for a single piece. */
export function normalMetres({ total, pieces }: Metres): string {
  if (!pieces) return String(total / 1000)
  if (pieces.length === 1) return `${pieces[0]?.count}x${(pieces[0]?.size ?? 0) / 1000}`
  return pieces
    .map(({ count, size }) => `${count === 1 ? '' : `${count}x`}${size / 1000}`)
    .join(' ')
}

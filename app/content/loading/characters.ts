/** Returns the place of the first byte that is not valid UTF-8. */
export function firstInvalidByte(bytes: Buffer): { line: number; column: number } {
  const decoded = bytes.toString('utf8')
  const lines = decoded.slice(0, Math.max(decoded.indexOf('\uFFFD'), 0)).split('\n')
  return { line: lines.length, column: lines[lines.length - 1].length + 1 }
}

/** Counts the non-space characters of a text. */
export function countVisible(text: string): number {
  return text.replaceAll(/\s/g, '').length
}

/**
 * Returns the index of the character that is preceded by `count` non-space characters; 0 if there
 * is none.
 */
export function indexOfVisible(text: string, count: number): number {
  let seen = 0
  for (let index = 0; index < text.length; index++) {
    if (/\s/.test(text[index])) continue
    if (seen === count) return index
    seen++
  }
  return 0
}

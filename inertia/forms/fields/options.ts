/** Something to choose: what is sent, and what is read. */
export type Option = { value: string; label: string; lang?: string }

/** Letters that are one sign in Unicode, as they are typed without the right keyboard. */
const PLAIN: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' }

/** A text without accents and capitals, so that “osterreich” finds Österreich. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøłđı]/g, (letter) => PLAIN[letter])
    .replaceAll('’', "'")
}

/**
 * The options that contain what was typed; first those that begin with it, then those with a word
 * that does, each in the order they came.
 */
export function findOptions(options: readonly Option[], typed: string): Option[] {
  const query = plain(typed).trim()
  const found: Option[][] = [[], [], []]
  for (const option of options) {
    const text = plain(option.label)
    if (text.startsWith(query)) found[0].push(option)
    else if (text.replaceAll(/[^\p{L}]/gu, ' ').includes(` ${query}`)) found[1].push(option)
    else if (text.includes(query)) found[2].push(option)
  }
  return found.flat()
}

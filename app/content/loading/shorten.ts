/** The maximum length of a value and the context around a difference, in characters. */
const LONGEST = 70
const AROUND = 15

/** Shortens two texts around their first difference. */
export function shorten(old: string, now: string): [old: string, now: string] {
  if (Math.max(old.length, now.length) <= LONGEST) return [old, now]
  const shortest = Math.min(old.length, now.length)
  let start = 0
  while (start < shortest && old[start] === now[start]) start++
  let end = 0
  while (end < shortest - start && old.at(-1 - end) === now.at(-1 - end)) end++
  const cut = (text: string) => {
    const from = Math.max(start - AROUND, 0)
    const to = Math.min(text.length - end + AROUND, text.length, from + LONGEST)
    return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`
  }
  return [cut(old), cut(now)]
}

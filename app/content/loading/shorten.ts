/** How much of a value is shown, and how much around what differs, in characters. */
const LONGEST = 70
const AROUND = 15

/** Two texts with what they have in common cut down, so that what differs is seen. */
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

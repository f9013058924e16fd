/** A part of two wordings: in both, only in the old one, or only in the new one. */
export type DiffPart = { kind: 'same' | 'old' | 'new'; text: string }

/** More words than these are told as replaced as a whole: the comparison takes their product. */
const MOST_WORDS = 1_500

/** What differs between two wordings, word by word: the longest common subsequence. */
export function wordDiff(old: string, now: string): DiffPart[] {
  const [one, other] = [wordsOf(old), wordsOf(now)]
  const parts: DiffPart[] = []
  const add = (kind: DiffPart['kind'], text: string) => {
    const last = parts.at(-1)
    if (last?.kind === kind) last.text += text
    else if (text !== '') parts.push({ kind, text })
  }
  if (Math.max(one.length, other.length) > MOST_WORDS) {
    add('old', old)
    add('new', now)
    return parts
  }

  const width = other.length + 1
  const lengths = new Uint16Array((one.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = one.length - 1; i >= 0; i--) {
    for (let j = other.length - 1; j >= 0; j--) {
      lengths[i * width + j] =
        one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  let [i, j] = [0, 0]
  while (i < one.length || j < other.length) {
    if (i < one.length && one[i] === other[j]) {
      add('same', one[i])
      i++
      j++
    } else if (j >= other.length || (i < one.length && at(i + 1, j) >= at(i, j + 1))) {
      add('old', one[i++])
    } else add('new', other[j++])
  }
  return parts
}

function wordsOf(text: string): string[] {
  return text.match(/\s+|[^\s]+/g) ?? []
}

/** The minimum length. Shorter names are all similar to each other. */
const MIN_LENGTH = 3

/**
 * Returns the most similar existing name; undefined if none is similar. A name without its folder
 * or group counts as similar: `home.jpg` for `hero/home.jpg`.
 */
export function nearest(
  name: string | number,
  names: Iterable<string | number>
): string | number | undefined {
  const wanted = String(name).toLowerCase()
  let best: string | number | undefined
  let least = toleranceOf(wanted) + 1
  for (const each of names) {
    const other = String(each).toLowerCase()
    if (Math.abs(other.length - wanted.length) >= least && !isEndOf(wanted, other)) continue
    const distance = isEndOf(wanted, other) ? 0.5 : distanceOf(wanted, other)
    if (distance < least) [best, least] = [each, distance]
  }
  return best
}

/**
 * Returns the beginning of a remedy with a suggested name and a trailing space; empty if no name is
 * similar.
 */
export function didYouMean(name: string | number, names: Iterable<string | number>): string {
  const meant = nearest(name, names)
  return meant === undefined ? '' : `Did you mean ${JSON.stringify(meant)}? `
}

/** Allows one error per three letters. Folders and extensions are mostly right. */
function toleranceOf(name: string): number {
  const stem = name.replace(/^.*\//, '').replace(/\.[a-z0-9]{3,4}$/, '')
  return stem.length < MIN_LENGTH ? 0 : Math.ceil(stem.length / 3)
}

function isEndOf(name: string, whole: string): boolean {
  return name.length > 2 && (whole.endsWith(`.${name}`) || whole.endsWith(`/${name}`))
}

/**
 * Returns the edit distance: letters that differ, are missing, added, or swapped with their
 * neighbour.
 */
function distanceOf(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const wrong = a[i - 1] === b[j - 1] ? 0 : 1
      row[j] = Math.min(row[j - 1] + 1, last[j] + 1, last[j - 1] + wrong)
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwapped) row[j] = Math.min(row[j], beforeLast[j - 2] + 1)
    }
    beforeLast = last
    last = row
  }
  return last[b.length]
}

import { containsWords, foldForSearch } from '#shared/fold_for_search'

/** The names of a colour or decor. */
type Named = { code: string; title: string; ral?: string | null }

/** Returns the names of a colour or decor: number, title, both, and RAL number ("RAL 9006", "9006"). */
export function namesOf({ code, title, ral }: Named): string[] {
  return [code, title, `${code} ${title}`, ...(ral ? [ral, ral.replace('RAL ', '')] : [])]
}

/** Whether a text is one of the names. Case, accents, spaces and hyphens do not matter. */
export function isOneOf(names: readonly string[], text: string): boolean {
  const wanted = squeezed(text)
  return names.some((name) => squeezed(name) === wanted)
}

/**
 * Finds colours or decors by what a visitor typed.
 *
 * @param namesOfEntry returns the names of an entry, {@link namesOf} by default
 * @returns those of exactly that name, otherwise all whose names contain each typed word
 */
export function findByName<Entry extends Named>(
  entries: readonly Entry[],
  typed: string,
  namesOfEntry: (entry: Entry) => readonly string[] = namesOf
): readonly Entry[] {
  const exact = entries.filter((entry) => isOneOf(namesOfEntry(entry), typed))
  if (exact.length > 0) return exact
  return entries.filter((entry) => {
    const names = namesOfEntry(entry)
    return containsWords([...names, ...names.map(squeezed)], typed)
  })
}

function squeezed(text: string): string {
  return foldForSearch(text).replaceAll(/[\s-]+/g, '')
}

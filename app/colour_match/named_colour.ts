import type { CatalogueContent, Colour, Decor } from '#catalogue/catalogue_queries'
import { isOneOf, namesOf } from '#catalogue/colours/swatch_names'
import { foldForSearch } from '#shared/fold_for_search'

/** A colour of the palette or a decor. */
export type NamedColour =
  | { colour: Colour; decor?: undefined }
  | { colour?: undefined; decor: Decor }

/**
 * Finds what a visitor typed by number ("104", "D 101"), RAL number ("RAL 9006", "9006") or name
 * ("Silber matt"). Case, accents, spaces and hyphens do not matter; a colour comes before a decor.
 *
 * @returns the one that is meant, or all whose name has the typed words ("Eiche")
 */
export function findNamedColours(
  text: string,
  { colours, decors }: Pick<CatalogueContent, 'colours' | 'decors'>
): NamedColour[] {
  const colour = [...colours.values()].find((each) => isOneOf(namesOf(each), text))
  if (colour) return [{ colour }]
  const decor = [...decors.values()].find((each) => isOneOf(namesOf(each), text))
  if (decor) return [{ decor }]
  const words = wordsOf(text)
  const isNamed = ({ title }: { title: string }) =>
    words.length > 0 &&
    words.every((word) => wordsOf(title).some((other) => other.startsWith(word)))
  return [
    ...[...colours.values()].filter(isNamed).map((each) => ({ colour: each })),
    ...[...decors.values()].filter(isNamed).map((each) => ({ decor: each })),
  ]
}

/** Returns the words of a name; those of one or two letters name nothing. */
function wordsOf(text: string): string[] {
  return foldForSearch(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2)
}

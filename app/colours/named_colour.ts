import type { CatalogueContent, Colour, Decor } from '#catalogue/catalogue_queries'

/** A colour of the palette or a decor. */
export type NamedColour =
  | { colour: Colour; decor?: undefined }
  | { colour?: undefined; decor: Decor }

/**
 * Finds what a visitor typed by number ("104", "D 101"), RAL number ("RAL 9006", "9006") or name
 * ("Silber matt"). Case, spaces and hyphens do not matter; a colour comes before a decor.
 */
export function findNamedColour(
  text: string,
  { colours, decors }: Pick<CatalogueContent, 'colours' | 'decors'>
): NamedColour | undefined {
  const typed = folded(text)
  if (typed === '') return undefined
  const isTyped = (names: readonly string[]) => names.some((name) => folded(name) === typed)
  const colour = [...colours.values()].find(({ code, title, ral }) =>
    isTyped([code, title, `${code} ${title}`, ...(ral ? [ral, ral.replace('RAL ', '')] : [])])
  )
  if (colour) return { colour }
  const decor = [...decors.values()].find(({ code, title }) =>
    isTyped([code, title, `${code} ${title}`])
  )
  return decor && { decor }
}

function folded(text: string): string {
  return text.toLowerCase().replaceAll(/[\s-]+/g, '')
}

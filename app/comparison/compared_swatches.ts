import type { CatalogueContent, Colour, Decor } from '#catalogue/catalogue_queries'
import type { DrawnProfile } from '#catalogue/profile_queries'

export type SwatchKind = 'colours' | 'decors'

/** Returns the colours or decors of articles, without duplicates and with unbreakable numbers. */
export function swatchesOf(
  profiles: readonly DrawnProfile[],
  kind: SwatchKind,
  content: CatalogueContent
) {
  const ids = new Set(profiles.flatMap((profile) => profile[kind]))
  const records: ReadonlyMap<string, Colour | Decor> = content[kind]
  return [...ids]
    .flatMap((id) => records.get(id) ?? [])
    .map(({ code, hex }) => ({ code: code.replace(' ', '\u00A0'), hex }))
}

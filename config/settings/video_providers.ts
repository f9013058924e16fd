/** An external video player: its name for visitors, and its origin. */
export type VideoProvider = { name: string; origin: string }

/**
 * Parses a list like `Mediathek https://video.example, Archiv https://film.example`.
 *
 * @throws if an entry has no name or no https URL
 */
export function readVideoProviders(list: string): VideoProvider[] {
  const entries = list.split(',').map((entry) => entry.trim())
  return entries
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [, name, address] = /^(\S.*?)\s+(https:\/\/\S+)$/.exec(entry) ?? []
      if (!name || !URL.canParse(address)) {
        throw new Error(`VIDEO_PROVIDERS: "${entry}" is not a name and an https address`)
      }
      return { name, origin: new URL(address).origin }
    })
}

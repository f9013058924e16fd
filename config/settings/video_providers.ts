/** Someone else's video player: the name visitors are told, and the origin it is loaded from. */
export type VideoProvider = { name: string; origin: string }

/**
 * Reads a list like `Mediathek https://video.example, Archiv https://film.example`. Throws where an
 * entry has no name or no secure address.
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

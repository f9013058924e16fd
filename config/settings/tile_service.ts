export type TileService = {
  /** A URL with the placeholders {z}, {x} and {y}. */
  url: string
  origin: string
  host: string
  /** The attribution, displayed on the map. */
  attribution: { text: string; link?: string }
}

const NEEDED = ['{z}', '{x}', '{y}']

/** A host with an optional port, and nothing with a meaning in a Content-Security-Policy. */
const HOST = /^[a-z0-9.-]+(:\d+)?$/

/**
 * Parses the URL of a tile service and its attribution, which may end in a URL. Returns null
 * without a URL; without an attribution it is the host.
 *
 * @throws if the URL is invalid or refers to several hosts
 */
export function readTileService(url: string, attribution: string): TileService | null {
  if (url === '') return null
  if (url.includes('{s}')) {
    throw new Error(`MAP_TILE_URL: "${url}" has the placeholder {s}; name one host instead`)
  }
  const placeholders: string[] = url.match(/\{[^}]*\}/g) ?? []
  if (!NEEDED.every((each) => placeholders.includes(each))) {
    throw new Error(`MAP_TILE_URL: "${url}" needs the placeholders {z}, {x} and {y}`)
  }
  const unknown = placeholders.find((each) => !NEEDED.includes(each))
  if (unknown) throw new Error(`MAP_TILE_URL: "${url}" has the unknown placeholder ${unknown}`)

  const { origin, host } = webAddress(url)
  const [, text, link] = /^(.*?)\s*(https?:\/\/\S+)?$/.exec(attribution.trim()) ?? []
  return { url, origin, host, attribution: { text: text || host, link } }
}

function webAddress(url: string): URL {
  const address = URL.canParse(url) ? new URL(url) : undefined
  if (!address || !/^https?:$/.test(address.protocol) || !HOST.test(address.host)) {
    throw new Error(`MAP_TILE_URL: "${url}" is not a web address with one host`)
  }
  return address
}

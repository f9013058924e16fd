/** Who draws the map: what its pictures' addresses are made of, and what visitors are told of it. */
export type TileService = {
  /** An address with the placeholders {z}, {x} and {y}. */
  url: string
  origin: string
  host: string
  /** To whom the map belongs; stands on it. */
  attribution: { text: string; link?: string }
}

const NEEDED = ['{z}', '{x}', '{y}']

/** A host and perhaps a port, and nothing that would mean more in a Content-Security-Policy. */
const HOST = /^[a-z0-9.-]+(:\d+)?$/

/**
 * Reads the address of a tile service and the words to name it by, which may end in an address. No
 * address is no service; without words its host is named. Throws where the address would not load
 * or would mean several hosts.
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

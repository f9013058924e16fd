import { inflateSync } from 'node:zlib'

/** Sizes in bytes. */
const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const FONT_HEADER = 12
const FONT_ENTRY = 16

/**
 * Unpacks a WOFF file (W3C, version 1) into the font that it was made from. Pdfkit and fontkit would
 * do it too, but anew for each glyph.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const header = Buffer.alloc(FONT_HEADER + FONT_ENTRY * count)
  woff.copy(header, 0, 4, 8)
  header.writeUInt16BE(count, 4)

  const parts: Uint8Array[] = [header]
  let end = header.length
  for (let index = 0; index < count; index++) {
    const entry = WOFF_HEADER + WOFF_ENTRY * index
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field))
    const content = woff.subarray(offset, offset + packed)
    const table = packed < length ? inflateSync(content) : content

    const target = FONT_HEADER + FONT_ENTRY * index
    woff.copy(header, target, entry, entry + 4)
    woff.copy(header, target + 4, entry + 16, entry + 20)
    header.writeUInt32BE(end, target + 8)
    header.writeUInt32BE(length, target + 12)
    const padding = Buffer.alloc(-length & 3)
    parts.push(table, padding)
    end += length + padding.length
  }
  return Buffer.concat(parts)
}

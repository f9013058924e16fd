import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import { unpackWoff } from '#media/unpack_woff'

/** The cuts of the site's typeface that pictures are written in. */
export type Weight = 400 | 600

/** The scripts of all languages, each a file of the typeface. */
const SCRIPTS = ['latin', 'latin-ext', 'cyrillic'] as const

const cuts = new Map<Weight, Font[]>()

function fontsOf(weight: Weight): Font[] {
  const known = cuts.get(weight)
  if (known) return known
  const fonts = SCRIPTS.map((script) => {
    const file = `@fontsource/onest/files/onest-${script}-${weight}-normal.woff`
    const woff = readFileSync(fileURLToPath(import.meta.resolve(file)))
    return create(unpackWoff(woff)) as Font
  })
  cuts.set(weight, fonts)
  return fonts
}

/** A line of text as an outline, so that it looks the same on a machine without any fonts. */
export type Line = {
  /** As SVG writes it; it begins at 0 and stands on 0. */
  d: string
  width: number
}

/** Sets a line of text. A sign that the typeface does not have is left out. */
export function setLine(text: string, weight: Weight, size: number): Line {
  const fonts = fontsOf(weight)
  const paths: string[] = []
  let x = 0
  for (const { font, part } of inScripts(text, fonts)) {
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(part)
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[index]
      const [left, up] = [x + xOffset * scale, yOffset * scale]
      paths.push(glyph.path.scale(scale, -scale).translate(left, -up).toSVG())
      x += xAdvance * scale
    }
  }
  return { d: paths.join(''), width: x }
}

/** A text in parts that one font has. */
function inScripts(text: string, fonts: readonly Font[]): { font: Font; part: string }[] {
  const parts: { font: Font; part: string }[] = []
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0
    const last = parts.at(-1)
    const font = fonts.find((each) => each.hasGlyphForCodePoint(code))
    if (!font) continue
    if (last?.font === font) last.part += sign
    else parts.push({ font, part: sign })
  }
  return parts
}

/** Divides a text into lines that are not longer than a width; a longer word has a line of its own. */
export function breakLines(text: string, weight: Weight, size: number, width: number): Line[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    const longer = `${last} ${word}`
    if (last !== undefined && setLine(longer, weight, size).width <= width) {
      lines[lines.length - 1] = longer
    } else lines.push(word)
  }
  return lines.map((line) => setLine(line, weight, size))
}

import { create, type Font } from 'fontkit'
import { readTypeface, type Weight } from '#media/lettering/typeface'

const cuts = new Map<Weight, Font>()

function fontOf(weight: Weight): Font {
  const font = cuts.get(weight) ?? (create(readTypeface(weight)) as Font)
  cuts.set(weight, font)
  return font
}

/** A line of text as an outline, so that it looks the same on a machine without fonts. */
export type Line = {
  /** The path as SVG writes it; it starts at x = 0 on the baseline y = 0. */
  d: string
  width: number
}

/** Sets a line of text. Characters that the typeface lacks are omitted. */
export function setLine(text: string, weight: Weight, size: number): Line {
  const font = fontOf(weight)
  const known = Array.from(text).filter((sign) =>
    font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)
  )
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(known.join(''))
  const paths: string[] = []
  let x = 0
  for (const [index, glyph] of glyphs.entries()) {
    const { xAdvance, xOffset, yOffset } = positions[index]
    const [left, up] = [x + xOffset * scale, yOffset * scale]
    paths.push(glyph.path.scale(scale, -scale).translate(left, -up).toSVG())
    x += xAdvance * scale
  }
  return { d: paths.join(''), width: x }
}

/** Breaks a text into lines of at most a width. A longer word has a line of its own. */
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

import sanitizeHtml from 'sanitize-html'

const TAGS =
  'svg g path rect circle ellipse line polyline polygon defs linearGradient radialGradient stop pattern clipPath mask marker symbol use title desc text tspan'.split(
    ' '
  )

/** What a drawing may not contain: nobody looks into it before it is served. */
const SUSPICIOUS =
  /<\s*(script|foreignObject|iframe|style|image|a)\b|\son\w+\s*=|javascript:|<!ENTITY/i

/**
 * A drawing without scripts, event handlers and references to other files. One that has none stays
 * byte for byte as it was drawn.
 */
export function cleanSvg(svg: string): string {
  if (!SUSPICIOUS.test(svg)) return svg
  return sanitizeHtml(svg, {
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    allowedTags: TAGS,
    allowedAttributes: false,
    transformTags: {
      '*': (tagName, attribs) => ({ tagName, attribs: harmless(attribs) }),
    },
  })
}

function harmless(attributes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).filter(
      ([name, value]) => !/^on/i.test(name) && (!/href$/i.test(name) || value.startsWith('#'))
    )
  )
}

/** Width and height of a drawing in pixels: its attributes, else its viewBox. */
export function svgSize(svg: string): { width: number; height: number } {
  const root = /<svg\b[^>]*>/.exec(svg)?.[0]
  if (!root) throw new Error('the file is not an SVG picture')

  const viewBox = /viewBox="([^"]+)"/
    .exec(root)?.[1]
    ?.split(/[\s,]+/)
    .map(Number)
  const width = Number(/\bwidth="([\d.]+)(?:px)?"/.exec(root)?.[1] ?? viewBox?.[2])
  const height = Number(/\bheight="([\d.]+)(?:px)?"/.exec(root)?.[1] ?? viewBox?.[3])
  if (!(width > 0 && height > 0)) throw new Error('the SVG has neither a size nor a viewBox')
  return { width: Math.round(width), height: Math.round(height) }
}

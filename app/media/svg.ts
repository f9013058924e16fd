import { DomUtils, parseDocument } from 'htmlparser2'
import sanitizeHtml from 'sanitize-html'

const ELEMENTS = words(`
  svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB
  feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset
`)

/** Elements whose text is shown or told. */
const TEXTS = ['title', 'desc', 'text', 'tspan']

/** What attributes and styles alike say about looks. */
const PRESENTATION = words(`
  clip-path clip-rule color color-interpolation color-interpolation-filters display
  dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity font-family
  font-size font-style font-weight isolation letter-spacing marker-end marker-mid marker-start mask
  mask-type mix-blend-mode opacity overflow paint-order shape-rendering stop-color stop-opacity
  stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-opacity stroke-width text-anchor transform vector-effect visibility word-spacing
`)

const ATTRIBUTES = words(`
  xmlns xmlns:xlink xml:space version id href xlink:href style
  viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points dx dy
  rotate pathLength textLength lengthAdjust offset gradientUnits gradientTransform spreadMethod
  patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits
  markerUnits markerWidth markerHeight refX refY orient
  filterUnits primitiveUnits in in2 result mode operator k1 k2 k3 k4 type values tableValues slope
  intercept amplitude exponent stdDeviation radius
`)

/**
 * A value whose functions are colours, transformations and references to the drawing itself, such as
 * url(#id). Without a backslash no function's name can be written in another way.
 */
const LOCAL =
  /^[^(\\]*(?:(?<=(?:^|[\s,)])(?:rgba?|hsla?|matrix|translate|scale|rotate|skew[XY]|url(?=\(#[^\s()'"\\]+\))))\([^(\\]*)*$/i

/** A drawing as visitors get it, with its size in pixels. */
export type Drawing = { svg: string; width: number; height: number }

/**
 * Reads a drawing and writes it anew with nothing but what is known to draw: no scripts, handlers,
 * animations, foreign elements, document types or references to anything but its own parts. One
 * that is written plainly and has none of this stays byte for byte as it was drawn.
 *
 * @throws an error with a sentence for the editor when the file is no drawing or has no size
 */
export function readDrawing(source: string): Drawing {
  const harmless = sanitizeHtml(source, {
    parser: { xmlMode: true },
    allowedTags: ELEMENTS,
    nonTextTags: ['script', 'style', 'metadata', 'foreignObject'],
    textFilter: (text, element) => (TEXTS.includes(element) || text.trim() === '' ? text : ''),
    allowedAttributes: { '*': [...ATTRIBUTES, ...PRESENTATION] },
    allowedStyles: { '*': Object.fromEntries(PRESENTATION.map((name) => [name, [LOCAL]])) },
    transformTags: {
      '*': (tagName, attribs) => ({
        tagName,
        attribs: Object.fromEntries(Object.entries(attribs).filter(isLocal)),
      }),
    },
  })
  const document = parseDocument(harmless, { xmlMode: true })
  const [root, ...others] = DomUtils.getElementsByTagName('*', document.children, false)
  if (root?.name !== 'svg' || others.length > 0) throw new Error('the file is not an SVG picture')
  return { svg: DomUtils.getOuterHTML(document, { xmlMode: true }), ...sizeOf(root.attribs) }
}

/** Whether an attribute leads nowhere else; styles are checked one by one. */
function isLocal([name, value]: [string, string]): boolean {
  switch (name) {
    case 'xmlns':
      return value === 'http://www.w3.org/2000/svg'
    case 'xmlns:xlink':
      return value === 'http://www.w3.org/1999/xlink'
    case 'href':
    case 'xlink:href':
      return value.startsWith('#')
    default:
      return name === 'style' || LOCAL.test(value)
  }
}

/** The size by the root's attributes, else its viewBox. */
function sizeOf(root: Record<string, string>): { width: number; height: number } {
  const viewBox = root.viewBox?.trim().split(/[\s,]+/)
  const width = Number(pixels(root.width) ?? viewBox?.[2])
  const height = Number(pixels(root.height) ?? viewBox?.[3])
  if (!(width > 0 && height > 0)) throw new Error('the SVG has neither a size nor a viewBox')
  return { width: Math.round(width), height: Math.round(height) }
}

function pixels(length = ''): string | undefined {
  return /^([\d.]+)(?:px)?$/.exec(length)?.[1]
}

function words(list: string): string[] {
  return list.trim().split(/\s+/)
}

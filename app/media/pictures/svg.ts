import { DomUtils, parseDocument } from 'htmlparser2'
import { parse as parseCss } from 'postcss'
import sanitizeHtml from 'sanitize-html'
import { type Element, isElement, type PlainSvg, toPlainSvg } from '#media/pictures/plain_svg'

const ELEMENTS = words(`
  svg g defs symbol use image title desc path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB
  feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset
`)

/** Elements whose text is displayed or read by screen readers. */
const TEXTS = ['title', 'desc', 'text', 'tspan', 'textPath']

/** Elements that are removed with their content. */
const HIDDEN = ['script', 'style', 'metadata', 'foreignObject']

/** Presentation attributes, also allowed as properties in styles. */
const PRESENTATION = words(`
  alignment-baseline baseline-shift clip-path clip-rule color color-interpolation
  color-interpolation-filters display dominant-baseline fill fill-opacity fill-rule filter flood-color
  flood-opacity font font-family font-size font-stretch font-style font-variant font-weight
  image-rendering isolation letter-spacing marker marker-end marker-mid marker-start mask mask-type
  mix-blend-mode opacity overflow paint-order shape-rendering stop-color stop-opacity stroke
  stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity
  stroke-width text-anchor text-decoration text-rendering transform transform-box transform-origin
  vector-effect visibility word-spacing writing-mode
`)

const ATTRIBUTES = words(`
  xmlns xmlns:xlink xml:space version id href xlink:href style
  viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points dx dy
  rotate pathLength textLength lengthAdjust offset gradientUnits gradientTransform spreadMethod
  patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits
  markerUnits markerWidth markerHeight refX refY orient
  filterUnits primitiveUnits in in2 result mode operator k1 k2 k3 k4 type values tableValues slope
  intercept amplitude exponent stdDeviation radius startOffset method spacing side
`)

/**
 * A value whose functions are colours, transforms or references to the drawing itself, such as
 * url(#id). Without a backslash, the name of a function cannot be written in another way.
 */
const LOCAL =
  /^[^(\\]*(?:(?<=(?:^|[\s,)])(?:rgba?|hsla?|matrix|translate|scale|rotate|skew[XY]|url(?=\(#[^\s()'"\\]+\))))\([^(\\]*)*$/i

/** Elements of drawing programs that are not rendered; they are removed without a warning. */
const UNSEEN = ['metadata', 'switch']

/** A raster picture embedded in the drawing. */
const EMBEDDED =
  /^data:image\/(?:png;base64,\s*iVBORw0KGgo|jpe?g;base64,\s*\/9j\/|gif;base64,\s*R0lGOD|webp;base64,\s*UklGR)[A-Za-z\d+/=\s]*$/

/** A published drawing, with its size in pixels and what was removed from it. */
export type Drawing = { svg: string; width: number; height: number; without: string[] }

/**
 * Reads and sanitizes a drawing: only known elements and attributes of SVG graphics remain.
 * Scripts, event handlers, animations, foreign elements, document types and external references are
 * removed. A plain drawing without any of these stays byte for byte the same. Presentation in
 * another notation, such as style sheets, is converted.
 *
 * @throws an error with a sentence for the editor if the file is no drawing or has no size
 */
export function readDrawing(source: string): Drawing {
  const plain = toPlainSvg(source)
  const without = whatIsLost(plain)
  const harmless = sanitizeHtml(DomUtils.getOuterHTML(plain.document, { xmlMode: true }), {
    parser: { xmlMode: true },
    allowedTags: ELEMENTS,
    allowedSchemesByTag: { image: ['data'] },
    exclusiveFilter: ({ tag, attribs }) => tag === 'image' && !isEmbedded(attribs),
    nonTextTags: HIDDEN,
    textFilter: (text, element) => (TEXTS.includes(element) || text.trim() === '' ? text : ''),
    allowedAttributes: { '*': [...ATTRIBUTES, ...PRESENTATION] },
    allowedStyles: { '*': Object.fromEntries(PRESENTATION.map((name) => [name, [LOCAL]])) },
    transformTags: {
      '*': (tagName, attribs) => ({
        tagName,
        attribs: Object.fromEntries(
          Object.entries(attribs).filter(([name, value]) => isLocal(tagName, name, value))
        ),
      }),
    },
  })
  const document = parseDocument(harmless, { xmlMode: true })
  const [root, ...others] = DomUtils.getElementsByTagName('*', document.children, false)
  if (root?.name !== 'svg' || others.length > 0) throw new Error('the file is not an SVG picture')
  const svg = DomUtils.getOuterHTML(document, { xmlMode: true })
  return { svg, without, ...sizeOf(root.attribs) }
}

function isEmbedded(attribs: Record<string, string>): boolean {
  return 'href' in attribs || 'xlink:href' in attribs
}

/** Whether an attribute has no external reference; styles are checked one by one. */
function isLocal(element: string, name: string, value: string): boolean {
  switch (name) {
    case 'xmlns':
      return value === 'http://www.w3.org/2000/svg'
    case 'xmlns:xlink':
      return value === 'http://www.w3.org/1999/xlink'
    case 'href':
    case 'xlink:href':
      return element === 'image' ? EMBEDDED.test(value) : value.startsWith('#')
    default:
      return name === 'style' || LOCAL.test(value)
  }
}

/**
 * Lists the removed parts that were drawn or interactive. Metadata of drawing programs and CSS
 * properties that are not presentation attributes are not listed.
 */
function whatIsLost({ document, rules }: PlainSvg): string[] {
  const lost = new Set(rules.map((rule) => `the style rule "${shortened(rule)}"`))
  const look = (elements: readonly Element[]) => {
    for (const { name, attribs, children } of elements) {
      const isForeign = name.includes(':')
      const isLeftOut = !ELEMENTS.includes(name)
      if (isLeftOut && !isForeign && !UNSEEN.includes(name)) lost.add(`<${name}>`)
      if (!isLeftOut) for (const each of lostAttributes(name, attribs)) lost.add(each)
      if (!HIDDEN.includes(name)) look(children.filter(isElement))
    }
  }
  look(document.children.filter(isElement))
  return [...lost]
}

function lostAttributes(element: string, attribs: Record<string, string>): string[] {
  return Object.entries(attribs).flatMap(([name, value]) => {
    if (name.startsWith('xmlns')) return []
    if (name === 'style') return lostDeclarations(value)
    const isKnown = ATTRIBUTES.includes(name) || PRESENTATION.includes(name)
    if (isKnown ? isLocal(element, name, value) : !/^on[a-z]+$/i.test(name)) return []
    return `${name}="${shortened(value)}"`
  })
}

function lostDeclarations(style: string): string[] {
  try {
    return parseCss(style).nodes.flatMap((node) => {
      if (node.type !== 'decl' || !PRESENTATION.includes(node.prop)) return []
      return LOCAL.test(node.value) ? [] : `${node.prop}: ${shortened(node.value)}`
    })
  } catch {
    return [`style="${shortened(style)}"`]
  }
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}

/**
 * Returns the size from the root's attributes, else from its viewBox, whose ratio applies if only
 * one of the two is given. The minimum is one pixel.
 */
function sizeOf(root: Record<string, string>): { width: number; height: number } {
  const [, , across, down] = (root.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [w, h] = [pixels(root.width), pixels(root.height)]
  const ratio = across / down
  const width = w ?? (h && ratio ? h * ratio : across)
  const height = h ?? (w && ratio ? w / ratio : down)
  if (!(width > 0 && height > 0)) {
    throw new Error('the SVG has neither a size nor a viewBox')
  }
  return { width: inPixels(width), height: inPixels(height) }
}

function inPixels(length: number): number {
  return Math.max(1, Math.round(length))
}

/** The length of CSS units in pixels. */
const UNITS: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
}

/** Returns an absolute length in pixels; undefined for a relative length. */
function pixels(length = ''): number | undefined {
  const [, number, unit = ''] = /^\s*([\d.]+)([a-z]*)\s*$/.exec(length) ?? []
  const factor = UNITS[unit]
  return number && factor ? Number(number) * factor : undefined
}

function words(list: string): string[] {
  return list.trim().split(/\s+/)
}

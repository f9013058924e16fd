/** XML markup, which is inserted unescaped, unlike text. */
export class Xml {
  constructor(readonly markup: string) {}
}

/** The content of an element. Text is escaped; null and undefined are omitted. */
export type XmlContent = Xml | string | number | null | undefined | readonly XmlContent[]

/** Attributes by name; undefined ones are left out. */
type XmlAttributes = Readonly<Record<string, string | undefined>>

/** The namespace of sitemaps and of their index. */
export const SITEMAP_NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for XML content and attributes. */
export function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
}

export function element(name: string, content: XmlContent, attributes: XmlAttributes = {}): Xml {
  const markup = toMarkup(content)
  if (markup === '') return new Xml(`<${name}${attributesOf(attributes)}/>`)
  return new Xml(startTag(name, attributes) + markup + endTag(name))
}

/** Returns a document. Each child of the root is on a line of its own. */
export function xmlDocument(
  root: string,
  children: readonly Xml[],
  attributes: XmlAttributes = {}
): string {
  const lines = children.map(({ markup }) => `${markup}\n`)
  return [DECLARATION, `${startTag(root, attributes)}\n`, ...lines, `${endTag(root)}\n`].join('')
}

/** Streams a document. Each child of the root is on a line of its own. */
export async function* streamXmlDocument(
  root: string,
  children: AsyncIterable<Xml> | Iterable<Xml>,
  attributes: XmlAttributes = {}
): AsyncGenerator<string> {
  yield DECLARATION
  for await (const { markup } of streamElement(root, children, attributes)) yield `${markup}\n`
}

/** Streams an element: its start tag, its children one by one, its end tag. */
export async function* streamElement(
  name: string,
  children: AsyncIterable<Xml> | Iterable<Xml>,
  attributes: XmlAttributes = {}
): AsyncGenerator<Xml> {
  yield new Xml(startTag(name, attributes))
  yield* children
  yield new Xml(endTag(name))
}

function startTag(name: string, attributes: XmlAttributes): string {
  return `<${name}${attributesOf(attributes)}>`
}

function endTag(name: string): string {
  return `</${name}>`
}

function attributesOf(attributes: XmlAttributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeXml(value)}"`))
    .join('')
}

function toMarkup(content: XmlContent): string {
  if (content === undefined || content === null) return ''
  if (content instanceof Xml) return content.markup
  if (typeof content === 'object') return content.map(toMarkup).join('')
  return escapeXml(String(content))
}

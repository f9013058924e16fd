import { DomUtils, ElementType, parseDocument } from 'htmlparser2'
import { type Declaration, parse as parseCss, type Rule } from 'postcss'

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'

export type Document = ReturnType<typeof parseDocument>
export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]
type Node = Document['children'][number]

/** A normalized drawing: without namespace prefixes of elements, entities and style sheets. */
export type PlainSvg = {
  document: Document
  /** The rules of its style sheets that cannot be inlined in elements. */
  rules: string[]
}

/**
 * Decodes an XML file by its byte order mark, else by its declared encoding, else as UTF-8.
 *
 * @throws an error with a sentence for the editor
 */
export function decodeXml(content: Buffer): string {
  const encoding = encodingOf(content)
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content)
  } catch {
    throw new Error(`the file is not in the encoding "${encoding}": save it as UTF-8`)
  }
}

function encodingOf(content: Buffer): string {
  const [first, second] = content
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be'
  const declaration = /^<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/
  const named = declaration.exec(content.toString('latin1', 0, 200))?.[1] ?? 'utf-8'
  /** A declaration that can be read byte by byte cannot be in UTF-16, whatever it declares. */
  return /^utf-?16/i.test(named) ? 'utf-8' : named
}

/**
 * Normalizes the export of drawing programs to plain SVG. It does not check what the drawing
 * contains.
 */
export function toPlainSvg(source: string): PlainSvg {
  const document = parseDocument(withoutDocumentType(source), { xmlMode: true })
  keepContent(document)
  const [root] = document.children.filter(isElement)
  if (root) {
    resolveNamespaces(root, new Map(), root)
    if (root.name === 'svg' && root.attribs.xmlns !== SVG) {
      const { xmlns: _, ...others } = root.attribs
      root.attribs = { xmlns: SVG, ...others }
    }
  }
  const rules = applyStyleSheets(document)
  for (const element of elementsIn(document)) {
    for (const [name, value] of Object.entries(element.attribs)) {
      element.attribs[name] = value.replaceAll(OWN_PART, 'url($2)')
    }
  }
  return { document, rules }
}

/** A reference to an element of the drawing, in any notation of CSS. */
const OWN_PART = /url\(\s*(["']?)\s*(#[^\s()'"\\]+)\s*\1\s*\)/gi

const DOCUMENT_TYPE = /<!DOCTYPE[^[>]*(?:\[((?:"[^"]*"|'[^']*'|[^\]"'])*)\]\s*)?>/i

/** Entities, which may not contain others. Illustrator declares namespaces as entities. */
const ENTITY = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"&<]{0,200})"|'([^'&<]{0,200})')\s*>/g

function withoutDocumentType(source: string): string {
  const [type = '', subset = ''] = DOCUMENT_TYPE.exec(source) ?? []
  const entities = new Map(
    Array.from(subset.matchAll(ENTITY), ([, name = '', double, single]) => [
      name,
      (double ?? single ?? '').replaceAll('"', '&quot;').replaceAll("'", '&apos;'),
    ])
  )
  const rest = source.replace(type, '')
  if (entities.size === 0) return rest
  return rest.replaceAll(/&([\w.-]+);/g, (reference, name) => entities.get(name) ?? reference)
}

/** Removes comments and processing instructions. */
function keepContent({ children }: Document | Element) {
  for (const other of children.filter((child) => !isContent(child))) DomUtils.removeElement(other)
  for (const element of children.filter(isElement)) keepContent(element)
}

function isContent(node: Node): boolean {
  return isElement(node) || node.type === ElementType.Text || node.type === ElementType.CDATA
}

export function isElement(node: Node): node is Element {
  return ElementType.isTag(node)
}

/** Removes the prefix of SVG elements, and renames that of XLink references to `xlink`. */
function resolveNamespaces(element: Element, outer: ReadonlyMap<string, string>, root: Element) {
  const scope = new Map(outer)
  for (const [name, value] of Object.entries(element.attribs)) {
    if (name.startsWith('xmlns:')) scope.set(name.slice('xmlns:'.length), value)
  }
  const [prefix, local] = element.name.split(':')
  if (local && scope.get(prefix ?? '') === SVG) element.name = local
  element.attribs = Object.fromEntries(
    Object.entries(element.attribs).map(([name, value]) => {
      const [before, after] = name.split(':')
      return after === 'href' && scope.get(before ?? '') === XLINK
        ? ['xlink:href', value]
        : [name, value]
    })
  )
  if ('xlink:href' in element.attribs && scope.get('xlink') !== XLINK) {
    root.attribs['xmlns:xlink'] = XLINK
    scope.set('xlink', XLINK)
  }
  for (const child of element.children) if (isElement(child)) resolveNamespaces(child, scope, root)
}

/** A declaration that applies to an element, with its specificity. */
type Applied = { declaration: Declaration; specificity: number }

/**
 * Removes the style sheets and inlines their simple rules in the elements that they match.
 *
 * @returns the rules that cannot be inlined
 */
function applyStyleSheets(document: Document): string[] {
  const elements = elementsIn(document)
  const sheets = elements.filter(({ name }) => name === 'style')
  const applied = new Map<Element, Applied[]>()
  const left: string[] = []
  for (const sheet of sheets) {
    DomUtils.removeElement(sheet)
    for (const node of parseSheet(DomUtils.textContent(sheet))) {
      if (node.type === 'comment') continue
      if (node.type !== 'rule') left.push(`@${node.type === 'atrule' ? node.name : node.type}`)
      else left.push(...applyRule(node, elements, applied))
    }
  }
  for (const [element, list] of applied) layOn(element, list)
  return left
}

function parseSheet(css: string) {
  try {
    return parseCss(css).nodes
  } catch {
    return parseCss('@unreadable;').nodes
  }
}

/**
 * @returns its selectors that consist of more than names of elements, classes and ids
 */
function applyRule(rule: Rule, elements: Element[], applied: Map<Element, Applied[]>): string[] {
  const left: string[] = []
  for (const selector of rule.selectors) {
    const plain = PLAIN_SELECTOR.exec(selector)
    if (!plain) {
      left.push(selector)
      continue
    }
    const [, name, marks = ''] = plain
    const [classes, ids] = ['.', '#'].map((mark) => marksOf(marks, mark))
    const specificity = ids.length * 10_000 + classes.length * 100 + (name && name !== '*' ? 1 : 0)
    for (const element of elements) {
      const own = element.attribs.class?.split(/\s+/) ?? []
      if (name && name !== '*' && name !== element.name) continue
      if (!classes.every((each) => own.includes(each))) continue
      if (!ids.every((each) => each === element.attribs.id)) continue
      const list = applied.get(element) ?? []
      for (const declaration of rule.nodes) {
        if (declaration.type === 'decl') list.push({ declaration, specificity })
      }
      applied.set(element, list)
    }
  }
  return left
}

const PLAIN_SELECTOR = /^(?=.)(\*|[\p{L}_][\p{L}\p{N}_-]*)?((?:[.#][\p{L}\p{N}_-]+)*)$/u

function marksOf(marks: string, mark: string): string[] {
  return Array.from(marks.matchAll(/([.#])([^.#]+)/g), ([, of, name = '']) =>
    of === mark ? name : ''
  ).filter(Boolean)
}

/** An element's own style overrides the rules of style sheets, except important ones. */
function layOn(element: Element, list: Applied[]) {
  const ordered = list.toSorted((a, b) => a.specificity - b.specificity)
  const [important, usual] = [true, false].map((wanted) =>
    ordered
      .filter(({ declaration }) => Boolean(declaration.important) === wanted)
      .map(({ declaration: { prop, value } }) => `${prop}:${value}`)
  )
  const own = element.attribs.style?.replace(/[\s;]+$/, '')
  element.attribs.style = [...usual, ...(own ? [own] : []), ...important].join(';')
}

function elementsIn(document: Document): Element[] {
  return DomUtils.getElementsByTagName('*', document.children, true)
}

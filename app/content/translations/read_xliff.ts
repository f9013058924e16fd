import { parseXml, XmlElement, XmlError, type XmlNode, XmlText } from '@rgrove/parse-xml'

/** A text of an imported XLIFF file. */
export type ReadText = {
  name: string
  /** Whether it is untranslated, according to its XLIFF state. */
  isInitial: boolean
  source: string
  target?: string
  line: number
}

export type ReadRecord = { record: string; texts: ReadText[]; line: number }

/** The content of an XLIFF file. */
type ReadXliff = { source: string; target: string; records: ReadRecord[] }

/** An error in an XLIFF file; its line is counted from 1. */
export class XliffFault extends Error {
  constructor(
    readonly line: number,
    message: string
  ) {
    super(message)
  }
}

const NAMESPACE = 'urn:oasis:names:tc:xliff:document:2.0'

/**
 * Reads an XLIFF 2 file of any tool.
 *
 * @throws XliffFault if it is not XML, not XLIFF 2, or incomplete
 */
export function readXliff(xml: string): ReadXliff {
  return new Reader(xml).read()
}

class Reader {
  constructor(private readonly xml: string) {}

  read(): ReadXliff {
    const root = this.#parse()
    const version = root.attributes.version ?? ''
    if (root.name !== 'xliff' || root.attributes.xmlns !== NAMESPACE || !version.startsWith('2.')) {
      throw this.#fault(root, 'the file is no XLIFF of version 2')
    }
    return {
      source: this.#attribute(root, 'srcLang'),
      target: this.#attribute(root, 'trgLang'),
      records: children(root, 'file').map((file) => ({
        record: this.#attribute(file, 'original'),
        line: this.#line(file),
        texts: units(file).map((unit) => this.#unit(unit)),
      })),
    }
  }

  #parse(): XmlElement {
    try {
      const { root } = parseXml(this.xml, { includeOffsets: true })
      if (root) return root
    } catch (error) {
      if (error instanceof XmlError) {
        throw new XliffFault(error.line, `broken XML: ${error.message.split('\n')[0]}`)
      }
      throw error
    }
    throw new XliffFault(1, 'the file is empty')
  }

  /** Tools may split a text into several segments. */
  #unit(unit: XmlElement): ReadText {
    const data = new Map(
      children(unit, 'originalData').flatMap((all) =>
        children(all, 'data').map((each) => [each.attributes.id ?? '', this.#text(each, new Map())])
      )
    )
    const parts = elements(unit).filter(({ name }) => name === 'segment' || name === 'ignorable')
    const segments = parts.filter(({ name }) => name === 'segment')
    const textIn = (part: XmlElement, name: string) => {
      const [found] = children(part, name)
      return found && this.#text(found, data)
    }
    const hasTarget = segments.some((part) => children(part, 'target').length > 0)
    return {
      name: this.#attribute(unit, 'name'),
      line: this.#line(unit),
      isInitial: segments.every(({ attributes }) => (attributes.state ?? 'initial') === 'initial'),
      source: parts.map((part) => textIn(part, 'source') ?? '').join(''),
      target: hasTarget
        ? parts.map((part) => textIn(part, 'target') ?? textIn(part, 'source') ?? '').join('')
        : undefined,
    }
  }

  #text(element: XmlElement, data: ReadonlyMap<string, string>): string {
    return element.children.map((node) => this.#piece(node, data)).join('')
  }

  #piece(node: XmlNode, data: ReadonlyMap<string, string>): string {
    if (node instanceof XmlText) return node.text
    if (!(node instanceof XmlElement)) return ''
    const { name, attributes } = node
    const code = (attribute: string) => this.#code(node, attribute, data)
    if (name === 'cp') return String.fromCharCode(Number.parseInt(attributes.hex ?? '', 16))
    if (name === 'ph' || name === 'sc' || name === 'ec') return code('dataRef')
    if (name === 'pc') return code('dataRefStart') + this.#text(node, data) + code('dataRefEnd')
    return this.#text(node, data)
  }

  #code(node: XmlElement, attribute: string, data: ReadonlyMap<string, string>): string {
    const text = data.get(node.attributes[attribute] ?? '')
    if (text === undefined) throw this.#fault(node, `a code without text: <${node.name}>`)
    return text
  }

  #attribute(element: XmlElement, name: string): string {
    const value = element.attributes[name]
    if (value === undefined) throw this.#fault(element, `<${element.name}> without ${name}`)
    return value
  }

  #fault(element: XmlElement, message: string): XliffFault {
    return new XliffFault(this.#line(element), message)
  }

  #line(element: XmlElement): number {
    return this.xml.slice(0, element.start).split('\n').length
  }
}

function elements(element: XmlElement): XmlElement[] {
  return element.children.filter((node) => node instanceof XmlElement)
}

function children(element: XmlElement, name: string): XmlElement[] {
  return elements(element).filter((node) => node.name === name)
}

/** Units may be nested in groups. */
function units(element: XmlElement): XmlElement[] {
  return elements(element).flatMap((node) => {
    if (node.name === 'unit') return [node]
    return node.name === 'group' ? units(node) : []
  })
}

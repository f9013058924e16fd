import { type Piece, piecesOf } from '#content/translations/inline_codes'
import type { State } from '#content/translations/translation_state'
import type { Locale } from '#shared/locales'

type XliffText = {
  name: string
  isMarkdown: boolean
  state: State
  source: string
  target?: string
  /** The source text when the target was translated. */
  former?: string
  /** Trade terms in the source with their preferred translations. */
  words?: readonly string[]
}

export type XliffRecord = {
  record: string
  source: Locale
  texts: readonly XliffText[]
  /** The form of address in the target language. */
  address?: readonly string[]
}

const SEGMENT_STATES: Record<State, string> = {
  current: 'translated',
  identical: 'translated',
  outdated: 'initial',
  missing: 'initial',
}

/**
 * Writes texts as XLIFF 2.1 (OASIS): a file per record, a unit per text. Untranslatable parts
 * (placeholders, links, Markdown syntax) are inline codes with their original data.
 *
 * @param records records with the same source language
 */
export function writeXliff(
  records: readonly XliffRecord[],
  source: Locale,
  target: Locale
): string {
  const files = records.map(({ record, texts, address = [] }, index) => {
    const units = texts.map((text, number) => unit(text, `u${number + 1}`))
    const notes = address.map((form) => note('address', escape(form))).join('')
    const parts = [...(notes ? [`<notes>${notes}</notes>`] : []), ...units]
    return `<file id="f${index + 1}" original="${escape(record)}">\n${parts.join('\n')}\n</file>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="${source}" trgLang="${target}">
${files.join('\n')}
</xliff>
`
}

function note(category: string, xml: string): string {
  return `<note category="${category}">${xml}</note>`
}

function unit(text: XliffText, id: string): string {
  const { name, isMarkdown, state, source, target, former, words = [] } = text
  const codes = new Codes()
  const sourceXml = codes.write(piecesOf(source, isMarkdown))
  const targetXml = target === undefined ? '' : codes.write(piecesOf(target, isMarkdown))
  const notes = [
    note('state', state),
    ...words.map((word) => note('term', escape(word))),
    ...(former === undefined
      ? []
      : [note('former source', escape(former).replaceAll(/<cp[^>]*>/g, '\ufffd'))]),
  ]
  const targetElement =
    target === undefined ? '' : `\n<target xml:space="preserve">${targetXml}</target>`
  return `<unit id="${id}" name="${escape(name)}">
<notes>${notes.join('')}</notes>
${codes.original}<segment state="${SEGMENT_STATES[state]}">
<source xml:space="preserve">${sourceXml}</source>${targetElement}
</segment>
</unit>`
}

/**
 * The inline codes of a unit. Equal codes of source and target share an id, by which tools match
 * them.
 */
class Codes {
  readonly #data: string[] = []

  write(pieces: readonly Piece[]): string {
    const seen = new Map<string, number>()
    return pieces
      .map(({ kind, text }) => {
        if (kind === 'words') return escape(text)
        if (!this.#data.includes(text)) this.#data.push(text)
        const data = this.#data.indexOf(text) + 1
        const times = (seen.get(text) ?? 0) + 1
        seen.set(text, times)
        return `<ph id="c${data}-${times}" dataRef="d${data}"/>`
      })
      .join('')
  }

  get original(): string {
    if (this.#data.length === 0) return ''
    const data = this.#data.map((text, index) => `<data id="d${index + 1}">${escape(text)}</data>`)
    return `<originalData>${data.join('')}</originalData>\n`
  }
}

/** Control characters except tab and line feed, and two noncharacters. */
const NO_XML = /(?![\t\n\r\u{7f}-\u{9f}])[\p{Cc}\ufffe\uffff]/gu

/**
 * Escapes a text for XML. Characters that are invalid in XML become XLIFF `<cp>` codes. CR is
 * escaped, because a parser would read it as LF.
 */
function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;')
    .replaceAll(NO_XML, (sign) => {
      return `<cp hex="${sign.charCodeAt(0).toString(16).padStart(4, '0')}"/>`
    })
}

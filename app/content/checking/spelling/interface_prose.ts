import { globSync } from 'node:fs'
import { join } from 'node:path'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Prose } from '#content/checking/check_context'
import { proseOf } from '#content/checking/extracted_texts'
import { type ContentFile, readContentFile } from '#content/loading/content_files'
import { ContentProblems } from '#content/loading/problems'
import type { Path } from '#content/schema/links'
import { isRecord } from '#content/schema/walk'
import { isLocale, type Locale } from '#shared/locales'

/** An interface text with the message as it is written. */
type InterfaceText = Prose & { value: string }

/** The name of a file for download: `material-list`. */
const FILE_NAME = /^[a-z]+(?:-[a-z]+)+$/

/** Yields the interface texts of all languages, with masked message arguments. */
export function* interfaceTexts(root: string): Iterable<InterfaceText> {
  for (const path of globSync('resources/lang/*/*.json', { cwd: root }).toSorted()) {
    const locale = path.split(/[\\/]/).at(-2)
    /** JSON is valid YAML, and the YAML reader returns the place of each text. */
    const file = readContentFile(join(root, path), root, new ContentProblems())
    if (file && isLocale(locale)) yield* textsIn(file, file.data, [], locale)
  }
}

function* textsIn(
  file: ContentFile,
  value: unknown,
  path: Path,
  locale: Locale
): Iterable<InterfaceText> {
  if (typeof value === 'string' && !FILE_NAME.test(value)) {
    const prose = proseOf(literalsOf(value), false)
    yield { locale, value, prose, placeOf: (index) => file.placeWithin(path, index) }
  } else if (isRecord(value)) {
    for (const [key, each] of Object.entries(value)) {
      yield* textsIn(file, each, [...path, key], locale)
    }
  }
}

function literalsOf(message: string): string {
  const readable = '\uFFFC'.repeat(message.length).split('')
  const keep = (elements: readonly MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        for (const { value } of Object.values(element.options)) keep(value)
      } else if (element.type === TYPE.literal && element.location) {
        const { start, end } = element.location
        for (let at = start.offset; at < end.offset; at++) readable[at] = message[at]
      }
    }
  }
  keep(parse(message, { captureLocation: true }))
  return readable.join('')
}

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { proseOf } from '#content/checking/extracted_texts'
import { type ContentFile, type Place, readContentFile } from '#content/loading/content_files'
import { ContentProblems } from '#content/loading/problems'
import type { Path } from '#content/schema/links'
import { isRecord } from '#content/schema/walk'
import { isLocale, type Locale } from '#shared/locales'

/** A text that visitors read, in one language. */
export type Prose = {
  locale: Locale
  value: string
  /** The value with everything that is not prose masked, at equal length. */
  prose: string
  place: (index: number) => Place
}

/** The name of a file for download: `material-list`. */
const FILE_NAME = /^[a-z]+(?:-[a-z]+)+$/

/** Lines of a caption file that are not captions: the header, notes, and cue times. */
const NO_CAPTION = /^(?:WEBVTT|NOTE|STYLE)\b|-->/

/** Yields the interface texts of all languages, with masked message arguments. */
export function* interfaceTexts(root: string): Iterable<Prose> {
  for (const path of globSync('resources/lang/*/*.json', { cwd: root }).toSorted()) {
    const locale = path.split(/[\\/]/).at(-2)
    /** JSON is valid YAML, and the YAML reader returns the place of each text. */
    const file = readContentFile(join(root, path), root, new ContentProblems())
    if (file && isLocale(locale)) yield* textsIn(file, file.data, [], locale)
  }
}

function* textsIn(file: ContentFile, value: unknown, path: Path, locale: Locale): Iterable<Prose> {
  if (typeof value === 'string' && !FILE_NAME.test(value)) {
    const prose = proseOf(literalsOf(value), false)
    yield { locale, value, prose, place: (index) => file.placeWithin(path, index) }
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

/** Yields the captions of all videos, line by line: `<video>.<locale>.vtt`. */
export function* captions(root: string): Iterable<Prose> {
  for (const path of globSync('resources/media/**/*.vtt', { cwd: root }).toSorted()) {
    const locale = path.split('.').at(-2)
    const file = path.replaceAll('\\', '/')
    const lines = readFileSync(join(root, path), 'utf8').split(/\r?\n/)
    for (const [number, line] of lines.entries()) {
      if (!isLocale(locale) || NO_CAPTION.test(line)) continue
      const place = (index: number) => ({ file, line: number + 1, column: index + 1 })
      yield { locale, value: line, prose: line, place }
    }
  }
}

import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Prose } from '#content/checking/check_context'
import { MASK } from '#content/checking/extracted_texts'
import { type ContentFile, readContentFile } from '#content/loading/content_files'
import { ContentProblems } from '#content/loading/problems'
import type { Path } from '#content/schema/links'
import { isRecord } from '#shared/is_record'
import { LOCALES, type Locale } from '#shared/locales'

/** An interface text, with the message as it is written. */
type InterfaceText = Prose & { value: string }

/**
 * Reads the interface texts. JSON is valid YAML, so places are found as in content files.
 *
 * @param root the folder that holds `resources`
 * @param argument the character that replaces those of message arguments
 */
export function readInterfaceTexts(root: string, argument?: string): InterfaceText[] {
  return LOCALES.flatMap((locale) => {
    const folder = join(root, 'resources/lang', locale)
    const names = existsSync(folder) ? globSync('*.json', { cwd: folder }).toSorted() : []
    return names.flatMap((name) => {
      const file = readContentFile(join(folder, name), root, new ContentProblems())
      return file ? textsIn(file, file.data, locale, argument) : []
    })
  })
}

function textsIn(
  file: ContentFile,
  value: unknown,
  locale: Locale,
  argument: string | undefined,
  path: Path = []
): InterfaceText[] {
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([key, each]) =>
      textsIn(file, each, locale, argument, [...path, key])
    )
  }
  if (typeof value !== 'string') return []
  const placeOf = (index: number) => file.placeWithin(path, index)
  return [{ locale, value, prose: proseOfMessage(value, argument), placeOf }]
}

/**
 * Masks the syntax of an ICU message.
 *
 * @param argument the character that replaces those of arguments: a zero, because they often are
 *   numbers
 */
export function proseOfMessage(message: string, argument = '0'): string {
  let prose = MASK.repeat(message.length)
  for (const { type, location } of leavesOf(parse(message, { captureLocation: true }))) {
    const start = location?.start.offset ?? 0
    const end = location?.end.offset ?? 0
    const words = type === TYPE.literal ? message.slice(start, end) : argument.repeat(end - start)
    prose = prose.slice(0, start) + words + prose.slice(end)
  }
  return prose
}

function leavesOf(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) =>
    element.type === TYPE.plural || element.type === TYPE.select
      ? Object.values(element.options).flatMap(({ value }) => leavesOf(value))
      : [element]
  )
}

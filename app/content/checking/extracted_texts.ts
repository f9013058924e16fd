import { z } from 'zod'
import type { ExtractedLink, ExtractedText } from '#content/checking/check_context'
import type { ContentFile, LanguageFiles } from '#content/loading/content_files'
import type { Path } from '#content/schema/links'
import { isRecord, objectSchema, unwrap } from '#content/schema/walk'
import type { Locale } from '#shared/locales'

/** Stands for each character that is no prose; it is neither a letter nor a space. */
export const UNREADABLE = '\uFFFC'

const ADDRESS = /(?:https?:\/\/|www\.|route:|mailto:|tel:)[^\s)>\]]+|\S+@\S+\.\w+/g
const MARKUP = /```[\s\S]*?```|`[^`\n]*`|\]\([^)\n]*\)|<[^>\n]+>/g
const ROUTE = /route:([a-z0-9_]+(?:\.[a-z0-9_]+)*)(?:#([\w-]+))?/g

/** What stands in one file: texts, and links with their exact places. */
export type Extracted = { texts: ExtractedText[]; links: ExtractedLink[] }

/** A value, the one that the source has in its place, and the ways there. */
type Visited = { value: unknown; source: unknown; path: Path; names: readonly (string | number)[] }

/** Reads what a record says in a language by itself, without what it falls back to. */
export function extractTexts(
  schema: z.core.$ZodType,
  { source, files }: LanguageFiles,
  record: string,
  locale: Locale
): Extracted {
  const file = files.get(locale)
  const whole = files.get(source)?.data
  const found: Extracted = { texts: [], links: [] }
  if (file) walk(schema, file, { value: file.data, source: whole, path: [], names: [] })
  return found

  function walk(each: z.core.$ZodType, from: ContentFile, at: Visited) {
    const { schema: inner, meta } = unwrap(each)
    const { value, path } = at
    if (Array.isArray(value) && inner instanceof z.ZodArray) {
      for (const [index, entry] of value.entries()) {
        walk(inner.def.element, from, entryOf(at, index, entry))
      }
    } else if (isRecord(value)) {
      /** A translation does not say of which type a block is. */
      const { shape = {} } = objectSchema(inner, at.source) ?? objectSchema(inner, value) ?? {}
      for (const [key, field] of Object.entries(shape)) {
        if (value[key] !== undefined) walk(field, from, fieldOf(at, key, value[key]))
      }
    } else if (meta.link && (typeof value === 'string' || typeof value === 'number')) {
      const { link: kind, width } = meta
      found.links.push({
        kind,
        key: value,
        width,
        locale: meta.translated && locale,
        place: () => from.place(path),
      })
    } else if (meta.translated && typeof value === 'string') {
      const key = at.names.join('.')
      const prose = proseOf(value, meta.markdown === true)
      const placeOf = (index: number) => from.placeWithin(path, index)
      const productName = meta.productName === true
      found.texts.push({ locale, record, key, value, prose, productName, placeOf })
      if (meta.markdown) found.links.push(...linksIn(value, locale, from, path))
    }
  }
}

/** The links of a text in Markdown. */
function linksIn(value: string, locale: Locale, file: ContentFile, path: Path): ExtractedLink[] {
  return Array.from(value.matchAll(ROUTE), ({ 1: key, 2: anchor, index }) => ({
    kind: 'route',
    key,
    anchor,
    locale,
    place: () => file.placeWithin(path, index),
  }))
}

function fieldOf({ source, path, names }: Visited, key: string, value: unknown): Visited {
  const original = isRecord(source) ? source[key] : undefined
  return { value, source: original, path: [...path, key], names: [...names, key] }
}

/** Entries of lists find each other by their ids. */
function entryOf({ source, path, names }: Visited, index: number, value: unknown): Visited {
  const id = isRecord(value) ? value.id : undefined
  const originals = Array.isArray(source) ? source : []
  const original =
    id === undefined
      ? originals[index]
      : originals.find((entry) => isRecord(entry) && entry.id === id)
  const name = typeof id === 'string' ? id : index
  return { value, source: original, path: [...path, index], names: [...names, name] }
}

function hide(part: string): string {
  return UNREADABLE.repeat(part.length)
}

/** A text with all that is no prose (code, addresses, HTML) made unreadable, at equal length. */
export function proseOf(text: string, isMarkdown: boolean): string {
  const prose = text.replace(ADDRESS, hide)
  return isMarkdown ? prose.replace(MARKUP, hide) : prose
}

import { z } from 'zod'
import type { ExtractedLink, ExtractedText } from '#content/checking/check_context'
import type { ContentFile, LanguageFiles } from '#content/loading/content_files'
import type { Path } from '#content/schema/links'
import { objectSchema, unwrap } from '#content/schema/walk'
import { isRecord } from '#shared/is_record'
import type { Locale } from '#shared/locales'

/** Replaces each character that is not prose. It is neither a letter nor a space. */
export const MASK = '\uFFFC'

const ADDRESS = /(?:https?:\/\/|www\.|route:|mailto:|tel:)[^\s)>\]]+|\S+@\S+\.\w+/g
const MARKUP = /```[\s\S]*?```|`[^`\n]*`|\]\([^)\n]*\)|<[^>\n]+>/g
const ROUTE = /route:([a-z0-9_]+(?:\.[a-z0-9_]+)*)(?:#([\w-]+))?/g

/** The texts of one file, and its links with their exact places. */
type Extracted = { texts: ExtractedText[]; links: ExtractedLink[] }

/** A value, the source's value at the same path, and both paths: by index and by name. */
type Visited = { value: unknown; source: unknown; path: Path; names: readonly (string | number)[] }

/** Extracts the texts that a record has in one language, without fallback texts. */
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
      /** A translation omits the block type, so the source decides it. */
      const { shape = {} } = objectSchema(inner, at.source) ?? objectSchema(inner, value) ?? {}
      for (const [key, field] of Object.entries(shape)) {
        if (value[key] !== undefined) walk(field, from, fieldOf(at, key, value[key]))
      }
    } else if (meta.link && (typeof value === 'string' || typeof value === 'number')) {
      const { link: kind, width, tinted } = meta
      found.links.push({
        kind,
        key: value,
        width,
        tinted,
        locale: meta.translated && locale,
        place: () => from.place(path),
      })
    } else if (meta.translated && typeof value === 'string') {
      const key = at.names.join('.')
      const prose = withoutMarkup(value, meta.markdown === true)
      const placeOf = (index: number) => from.placeWithin(path, index)
      const productName = meta.productName === true
      found.texts.push({ locale, record, key, value, prose, productName, placeOf })
      if (meta.markdown) found.links.push(...linksIn(value, locale, from, path))
    }
  }
}

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

/** List entries are matched by their ids. */
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

/** Masks everything in a text that is not prose (code, addresses, HTML), at equal length. */
export function withoutMarkup(text: string, isMarkdown: boolean): string {
  const prose = text.replace(ADDRESS, masked)
  return isMarkdown ? prose.replace(MARKUP, masked) : prose
}

/** Returns as many masks as a text has characters. */
export function masked(text: string): string {
  return MASK.repeat(text.length)
}

import { z } from 'zod'
import type { ContentFile, LanguageFiles } from '#content/loading/content_files'
import { ContentProblems, type Place } from '#content/loading/problems'
import { validate } from '#content/loading/validate'
import { fieldName, wrongKind } from '#content/schema/issues'
import type { Path } from '#content/schema/links'
import { objectSchema, unwrap } from '#content/schema/walk'
import type { FallbackLanguages } from '#content/schema/with_lang'
import { isRecord } from '#shared/is_record'
import { FALLBACK_LOCALE, type Locale } from '#shared/locales'

/** A value in one language with its path in its file. */
type Layer = { locale: Locale; file: ContentFile; value: unknown; path: Path }

/** Returns the place of a value of the merged record. */
export type Origin = (path: Path) => Place

/**
 * Merges and validates a record in one language. The file of the language overrides the English
 * file, and both override the source: texts come from the first file that has them, everything else
 * from the source. List entries are matched by `id`. An object with texts in another language gets
 * a `lang` that names them.
 *
 * @returns undefined when there are errors, all of which are added to `problems`
 */
export function localizeRecord<Schema extends z.ZodType>(
  schema: Schema,
  record: LanguageFiles,
  locale: Locale,
  problems: ContentProblems
): z.output<Schema> | undefined {
  const { merged, merge, places } = mergeFiles(schema, record, locale, problems)
  const content = validate(schema, merged, places, problems)
  if (content !== undefined) merge.markFallbacks(content)
  return content
}

/** Returns the places of values in a record that has been localized before. */
export function originIn(schema: z.ZodType, record: LanguageFiles, locale: Locale): Origin {
  return mergeFiles(schema, record, locale, new ContentProblems()).places.place
}

function mergeFiles(
  schema: z.ZodType,
  record: LanguageFiles,
  locale: Locale,
  problems: ContentProblems
) {
  const overlays = new Set<Locale>(locale === record.source ? [] : [locale, FALLBACK_LOCALE])
  overlays.delete(record.source)
  const chain = [...overlays, record.source]
  const layers = chain.flatMap((each): Layer[] => {
    const file = record.files.get(each)
    return file ? [{ locale: each, file, value: file.data, path: [] }] : []
  })

  const merge = new Merge(locale, record.source, problems)
  const merged = merge.value(schema, layers, [])
  return { merge, merged, places: merge.placesIn(layers[0]) }
}

class Merge {
  /** The layer of each value, by merged path. */
  #origins = new Map<string, Layer>()

  /** The fields of each merged object that fell back. */
  #fallbacks: { path: Path; languages: FallbackLanguages }[] = []

  constructor(
    private readonly locale: Locale,
    private readonly source: Locale,
    private readonly problems: ContentProblems
  ) {}

  /** Merges the layers of a value: preferred language first, source last. */
  value(schema: z.core.$ZodType, layers: Layer[], at: Path): unknown {
    const last = layers[layers.length - 1]
    if (!last) return undefined
    const { schema: inner } = unwrap(schema)

    const object = objectSchema(inner, last.value)
    if (object && isRecord(last.value)) {
      return this.#object(object, this.#ofKind(isRecord, 'object', layers), at)
    }
    if (inner instanceof z.ZodArray && Array.isArray(last.value)) {
      return this.#list(inner, this.#ofKind(Array.isArray, 'array', layers), at)
    }
    return this.#take(last, at)
  }

  /** Sets `lang` on the objects of the validated value that have texts in another language. */
  markFallbacks(value: unknown) {
    for (const { path, languages } of this.#fallbacks) {
      const object = path.reduce<unknown>((parent, key) => (parent as never)?.[key], value)
      if (isRecord(object)) object.lang = languages
    }
  }

  /** @param fallback the layer of values that no layer has */
  placesIn(fallback: Layer): { place: Origin; keyPlace: Origin } {
    const locate = (path: Path) => {
      for (let length = path.length; length > 0; length--) {
        const layer = this.#origins.get(keyOf(path.slice(0, length)))
        if (layer) return { file: layer.file, at: [...layer.path, ...path.slice(length)] }
      }
      return { file: fallback.file, at: path }
    }
    return {
      place(path) {
        const { file, at } = locate(path)
        return file.place(at)
      },
      keyPlace(path) {
        const { file, at } = locate(path)
        return file.keyPlace(at)
      },
    }
  }

  /** Returns the layers whose value is of the same kind as the source's. */
  #ofKind(isKind: (value: unknown) => boolean, kind: string, layers: Layer[]): Layer[] {
    const wrong = layers.filter((layer) => !isKind(layer.value))
    for (const { file, path, value } of wrong) {
      const { message, remedy } = wrongKind(fieldName(path), value, kind)
      this.problems.error(file.place(path), message, remedy)
    }
    return layers.filter((layer) => !wrong.includes(layer))
  }

  #object(schema: z.ZodObject, layers: Layer[], at: Path): unknown {
    this.#take(layers[layers.length - 1], at)

    const keys = new Set(layers.toReversed().flatMap((layer) => Object.keys(layer.value as object)))
    const languages: FallbackLanguages = {}
    const merged: Record<string, unknown> = {}

    for (const key of keys) {
      const path = [...at, key]
      const fieldSchema = schema.shape[key]
      const fields = layers
        .map((layer) => field(layer, key))
        .filter(({ value }) => value !== undefined && (value !== null || !fieldSchema))
      const best = fields[0]
      if (!best) continue

      const { schema: inner, meta } = unwrap(fieldSchema ?? z.unknown())
      if (meta.perLocale) {
        if (best.locale === this.locale) merged[key] = this.#take(best, path)
      } else if (meta.inherited) {
        const own = fields.find((each) => [this.locale, this.source].includes(each.locale))
        if (own) merged[key] = this.#take(own, path)
      } else if (meta.translated || !fieldSchema) {
        merged[key] = this.#take(best, path)
        if (best.locale !== this.locale) languages[key] = best.locale
      } else if (isComposite(inner, fields[fields.length - 1].value)) {
        merged[key] = this.value(fieldSchema, fields, path)
      } else {
        const value = this.#neutral(fields, path, key)
        if (value !== undefined) merged[key] = value
      }
    }

    if (Object.keys(languages).length > 0) this.#fallbacks.push({ path: at, languages })
    return merged
  }

  /** Returns a field that is the same in every language. Only the source may set it. */
  #neutral(fields: Layer[], at: Path, key: string): unknown {
    for (const layer of fields) {
      if (layer.locale === this.source || key === 'id') continue
      this.problems.error(
        layer.file.keyPlace(layer.path),
        `"${key}" is the same in every language`,
        `Remove it here; its place is ${this.source}.yaml.`
      )
    }
    const source = fields[fields.length - 1]
    return source.locale === this.source || key === 'id' ? this.#take(source, at) : undefined
  }

  #list(schema: z.ZodArray, layers: Layer[], at: Path): unknown {
    const source = layers[layers.length - 1]
    const entries = (source.value as unknown[]).map((_, index) => field(source, index))
    this.#take(source, at)
    const { schema: element } = unwrap(schema.def.element)
    if (!(element instanceof z.ZodObject || element instanceof z.ZodDiscriminatedUnion)) {
      return this.#neutral(layers, at, String(at[at.length - 1]))
    }

    this.#checkIds(entries)
    for (const overlay of layers.slice(0, -1)) this.#checkOverlayIds(overlay, entries)

    return entries.map((entry, index) => {
      const versions = layers
        .slice(0, -1)
        .map((layer) => entryOf(layer, idOf(entry)))
        .filter((layer) => layer !== undefined)
      return this.value(schema.def.element, [...versions, entry], [...at, index])
    })
  }

  #checkIds(entries: Layer[]) {
    const seen = new Set<string>()
    for (const entry of entries) {
      const id = idOf(entry)
      if (id !== undefined && seen.has(id)) {
        const place = entry.file.place([...entry.path, 'id'])
        const message = `the id "${id}" stands twice in this list`
        this.problems.error(place, message, 'Give each entry an id of its own.')
      }
      if (id !== undefined) seen.add(id)
    }
  }

  #checkOverlayIds(overlay: Layer, sourceEntries: Layer[]) {
    const known = sourceEntries.map(idOf).filter((id) => id !== undefined)
    for (const index of (overlay.value as unknown[]).keys()) {
      const entry = field(overlay, index)
      const id = idOf(entry)
      const place = entry.file.place([...entry.path, 'id'])
      if (id === undefined) {
        this.problems.error(
          place,
          'an entry without an id cannot be matched with the source',
          `Write the id it has in ${this.source}.yaml: ${known.join(', ')}.`
        )
      } else if (!known.includes(id)) {
        this.problems.warning(
          place,
          `there is no entry "${id}" in ${this.source}.yaml, so this is shown nowhere`,
          `Remove it, or use one of the ids ${known.join(', ')}.`
        )
      }
    }
  }

  #take(layer: Layer, at: Path): unknown {
    this.#origins.set(keyOf(at), layer)
    return layer.value
  }
}

function keyOf(path: Path): string {
  return JSON.stringify(path)
}

function field(layer: Layer, key: string | number): Layer {
  return { ...layer, value: (layer.value as never)[key], path: [...layer.path, key] }
}

function idOf(layer: Layer): string | undefined {
  const id = isRecord(layer.value) ? layer.value.id : undefined
  return typeof id === 'string' ? id : undefined
}

function entryOf(list: Layer, id: string | undefined): Layer | undefined {
  const index = (list.value as unknown[]).findIndex((entry) => isRecord(entry) && entry.id === id)
  return id === undefined || index < 0 ? undefined : field(list, index)
}

/** Whether a field is merged part by part rather than as a whole. */
function isComposite(schema: z.core.$ZodType, value: unknown): boolean {
  return schema instanceof z.ZodArray || objectSchema(schema, value) !== undefined
}

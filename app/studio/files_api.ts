import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { editYaml } from '#content/editing/edit_yaml'
import { isSame, mergeTrees, toPointer } from '#content/editing/trees'
import { readContentFile } from '#content/loading/content_files'
import { schemaOfFile } from '#content/loading/json_schemas'
import { parseYaml } from '#content/loading/parse_yaml'
import { ContentProblems } from '#content/loading/problems'
import { readTerms } from '#content/loading/terms'
import { wordsIn } from '#content/translations/exchange'
import { Ledger } from '#content/translations/ledger'
import { SourceHistory } from '#content/translations/source_history'
import { type Translatable, textsOf } from '#content/translations/translatable'
import { textStates, textsIn } from '#content/translations/translation_state'
import type { Step } from '#shared/content/text_at'
import { isRecord } from '#shared/is_record'
import type { Locale } from '#shared/locales'
import { CONTENT, type ContentStore } from '#studio/content_store'
import { changeOf, type PictureNames, titleOf } from '#studio/differences'
import { inEditor } from '#studio/in_editor'
import { type FileKind, kindOf } from '#studio/kinds'
import { refuseUnreadable, StudioRefusal } from '#studio/refusal'
import { diffTexts } from '#studio/text_diff'

/** Returns the data of a file below resources/content; an empty one if it is not there. */
export function dataOf(store: ContentStore, path: string): Record<string, unknown> {
  const { file, problems } = fileAt(store, path)
  refuseUnreadable(problems)
  return toRecord(file?.data)
}

function toRecord(data: unknown): Record<string, unknown> {
  return isRecord(data) ? data : {}
}

/** Returns a file below resources/content with its mistakes; undefined if it is not there. */
export function fileAt(store: ContentStore, path: string) {
  const problems = new ContentProblems()
  const absolute = store.pathOf(`${CONTENT}/${path}`)
  const isThere = statSync(absolute, { throwIfNoEntry: false })?.isFile()
  return { file: isThere ? readContentFile(absolute, store.root, problems) : undefined, problems }
}

/** Returns the German alternative texts of pictures by their files. */
export function pictureNames(store: ContentStore): PictureNames {
  const { images } = toRecord(fileAt(store, 'images/de.yaml').file?.data)
  const entries = Array.isArray(images) ? images.filter(isRecord) : []
  return new Map(entries.map(({ id, alt }) => [String(id), String(alt)]))
}

/** How often a file that is empty is looked at again, and after how many milliseconds each time. */
const LOOKS = { times: 20, every: 50 }

/** Waits while another program is in the middle of writing a file: it is empty until then. */
async function whenWritten(store: ContentStore, path: string) {
  for (let look = 0; look < LOOKS.times; look++) {
    if (store.read(`${CONTENT}/${path}`)?.text !== '') return
    await pause(LOOKS.every)
  }
}

async function knownKind(store: ContentStore, path: string): Promise<FileKind> {
  await whenWritten(store, path)
  const kind = await kindOf(store.root, path)
  if (!kind) throw new StudioRefusal(404, `There is no content file ${path}.`)
  return kind
}

/** Returns a file with its schema; of a translation, also its source and the state of each text. */
export async function readFile(store: ContentStore, path: string) {
  const kind = await knownKind(store, path)
  return {
    path,
    url: inEditor({ file: `${CONTENT}/${path}` }, store.root),
    kind: kind.kind,
    revision: store.read(`${CONTENT}/${path}`)?.revision ?? null,
    data: dataOf(store, path),
    schema: schemaOfFile(kind.schema, kind.source !== undefined),
    ...(kind.source && {
      source: {
        path: kind.source,
        data: dataOf(store, kind.source),
        pictures: Object.fromEntries(pictureNames(store)),
      },
    }),
    ...(kind.source &&
      kind.record &&
      kind.locale && {
        texts: translationTexts(store, kind.record, kind.locale),
      }),
  }
}

/** Returns the texts of a translation with their states; of an outdated one, what has changed. */
export function translationTexts(store: ContentStore, record: Translatable, locale: Locale) {
  const ledger = Ledger.read(store.root, record.name)
  const source: unknown = record.files.files.get(record.files.source)?.data
  const wording = readTerms(store.root, new ContentProblems()).get(locale)
  const texts = new Map(textsIn(record, locale).map((text) => [text.name, text]))
  const withSteps = textStates(record, locale, ledger, new SourceHistory(store.root)).map(
    (text) => {
      const { steps = [], isMarkdown } = texts.get(text.name) ?? {}
      return { ...text, steps, isMarkdown }
    }
  )
  return withSteps.map((text) => ({
    ...text,
    ...(record.files.source === 'de' && { terms: wordsIn(text.source, wording) }),
    pointer: toPointer(pathOfSteps(source, text.steps)),
    ...(text.former !== undefined && {
      diff: diffTexts(text.former, text.source),
    }),
  }))
}

function pathOfSteps(data: unknown, steps: readonly Step[]): PropertyKey[] {
  let value = data
  return steps.map((step) => {
    const key =
      'field' in step
        ? step.field
        : (value as { id?: unknown }[]).findIndex(({ id }) => id === step.id)
    value = (value as never)[key]
    return key
  })
}

/** A file as a form sends it back; a translation with its source as the form has shown it. */
export const sentFile = z.object({
  path: z.string(),
  revision: z.string().nullable(),
  base: z.unknown(),
  data: z.unknown(),
  source: z.unknown().optional(),
  /** After a conflict: the revision that was met, and the sides that are chosen. */
  choice: z
    .object({ revision: z.string(), sides: z.record(z.string(), z.enum(['theirs', 'mine'])) })
    .optional(),
})

/**
 * Writes what a form has changed, and keeps what somebody else has changed meanwhile. A new
 * translation is noted in the ledger.
 */
export async function writeFile(
  store: ContentStore,
  sent: z.output<typeof sentFile>
): Promise<Pick<Awaited<ReturnType<typeof readFile>>, 'path' | 'revision' | 'data'>> {
  const { path, revision, base } = sent
  const file = `${CONTENT}/${path}`
  if (revision !== null && !store.read(file)) {
    throw new StudioRefusal(409, `${file} was removed by somebody else meanwhile.`)
  }
  const kind = await knownKind(store, path)
  const now = store.read(file)
  const current = dataOf(store, path)
  const data = cleaned(sent.data, current)
  const sides = sent.choice?.revision === now?.revision ? sent.choice?.sides : undefined
  const merged =
    now && now.revision !== revision
      ? mergeTrees(base, current, data, sides)
      : { data, conflicts: [] }
  if (merged.conflicts.length > 0) {
    throw new StudioRefusal(409, 'Somebody else has changed the same fields meanwhile.', {
      revision: now?.revision,
      conflicts: merged.conflicts,
    })
  }
  const text = editText(store, file, merged.data, kind)
  const changes = new Map([[file, text]])
  const source = kind.source && dataOf(store, kind.source)
  if (source) {
    const seen = sent.source ?? source
    for (const [ledger, noted] of notedTexts(store, kind, path, seen, merged.data)) {
      changes.set(ledger, noted)
    }
  }
  const title = titleOf(merged.data) ?? titleOf(source)
  const action = changeOf(current, merged.data)
  try {
    await store.save({ file, title, action }, changes)
  } catch (error) {
    const isChanged = error instanceof StudioRefusal && error.status === 409
    if (!isChanged) throw error
    /** Somebody else has written while the check ran. */
    return writeFile(store, sent)
  }
  return { path, revision: store.read(file)?.revision ?? null, data: dataOf(store, path) }
}

/**
 * Returns data whose texts end with their last line, and have their letters composed: macOS pastes
 * `ü` as two characters. Texts that the file has already stay.
 */
function cleaned(data: unknown, current: unknown): unknown {
  const known = new Set<unknown>()
  JSON.stringify(current, (_, value) => known.add(value) && value)
  return JSON.parse(JSON.stringify(data ?? null), (_, value) =>
    typeof value === 'string' && !known.has(value)
      ? value.replace(/\s*\n\s*$/, '').normalize('NFC')
      : value
  )
}

/** Returns the text of a file with other data. */
export function editText(
  store: ContentStore,
  file: string,
  data: unknown,
  { schema }: Pick<FileKind, 'schema'>
): string {
  if (!isRecord(data)) throw new StudioRefusal(400, 'A file is a group of fields.')
  const text = store.read(file)?.text ?? ''
  const edited = editYaml(text, data, { schema, former: store.original(file) })
  if (!isSame(parseYaml(edited).document.toJS(), data)) {
    throw new StudioRefusal(500, `${file} cannot be written in its own form: edit it as text.`)
  }
  return edited
}

/** Returns the ledger with what each text that is translated anew was translated from. */
function notedTexts(
  store: ContentStore,
  { record, locale, schema }: FileKind,
  path: string,
  source: unknown,
  data: unknown
): [string, string][] {
  if (!record || !locale) return []
  const before = dataOf(store, path)
  const ledger = Ledger.read(store.root, record.name)
  const former = new Map(
    textsOf(schema, source, before).map((text) => [text.name, text.translation])
  )
  const changed = textsOf(schema, source, data).filter(
    ({ name, translation }) => translation !== undefined && translation !== former.get(name)
  )
  for (const text of changed) ledger.record(text.name, locale, text.source)
  return changed.length === 0
    ? []
    : [[`${CONTENT}/${dirname(path)}/.translations`, ledger.format()]]
}

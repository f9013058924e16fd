import { createHash } from 'node:crypto'
import { existsSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { checkChanges, type FileChanges } from '#content/editing/check_changes'
import { toPointer } from '#content/editing/trees'
import { ContentFile } from '#content/loading/content_files'
import { checkContent } from '#content/loading/loader'
import { parseYaml } from '#content/loading/parse_yaml'
import { ContentError, type ContentProblem } from '#content/loading/problems'
import { isRecord } from '#shared/is_record'
import type { Locale } from '#shared/locales'
import { AtomicFiles } from '#studio/atomic_files'
import type { Change } from '#studio/differences'
import { reasonOf, StudioRefusal } from '#studio/refusal'

/** The folders that the studio writes into, below the root. */
export const CONTENT = 'resources/content'
export const MEDIA = 'resources/media'

/** The maximum length of a new name of a folder or file; disks take about twice as much. */
export const LONGEST_NAME = 100

/** Where a save of several files notes what it is doing. */
const JOURNAL = `${CONTENT}/.save.journal`

/** The bit of a file's mode by which its owner may write it. */
const OWNER_WRITES = 0o200

/** A page in a language, as an editor looks at it. */
export type ShownPage = { key: string; locale: Locale }

/** What a save did to a file, as the editor is told: the title of its page, and an action or what has changed. */
export type HistoryEntry = {
  file: string
  title?: string
  action: 'accept' | 'create' | 'duplicate' | 'rename' | 'schedule' | 'unpublish' | Change
}

/** One save: what it did, and the former and new bytes of each file; null for a file that is not there. */
type Save = {
  entry: HistoryEntry
  files: Map<string, { before: Buffer | null; after: Buffer | null }>
  /** Of a save that moves the editor to another page or address: where from and where to. */
  pages?: { before: ShownPage; after: ShownPage }
}

type Reverted = { entry: HistoryEntry; page?: ShownPage }

/** A problem at a value of a file. */
export type FieldProblem = { file: string; pointer: string; message: string }

/**
 * The files of the content: read by their revision, checked before they are written, written
 * atomically one save after the other, and given back as they were before.
 */
export class ContentStore {
  readonly #done: Save[] = []
  readonly #undone: Save[] = []
  readonly #files: AtomicFiles
  #last: Promise<unknown> = Promise.resolve()

  /**
   * @param root the folder that contains `resources`
   * @param code returns the version of the code, part of the key of the record cache
   */
  constructor(
    readonly root: string,
    private readonly code: () => string
  ) {
    this.#files = new AtomicFiles(join(root, JOURNAL), (file) => this.pathOf(file))
    const changed = this.#files.recover([CONTENT, MEDIA].map((each) => join(root, each)))
    if (changed.length > 0) {
      console.warn(
        `A save was interrupted, and is not finished: ${changed.join(', ')} has changed.`
      )
    }
  }

  /** Runs a function when all earlier ones are over. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
    const run = this.#last.then(work)
    this.#last = run.catch(() => undefined)
    return run
  }

  /** Returns the text of a file with its revision, the SHA-256 of its bytes; undefined if it is not there. */
  read(file: string): { text: string; revision: string } | undefined {
    const bytes = this.#files.read(file)
    return bytes
      ? { text: bytes.toString('utf8'), revision: createHash('sha256').update(bytes).digest('hex') }
      : undefined
  }

  /** Returns the text of a file before the first save of this session. */
  original(file: string): string | undefined {
    const first = this.#done.find(({ files }) => files.has(file))
    return first?.files.get(file)?.before?.toString('utf8')
  }

  /** The files that this session has written. */
  get changed(): string[] {
    return [...new Set(this.#done.flatMap(({ files }) => [...files.keys()]))].toSorted()
  }

  get history(): { done: HistoryEntry[]; undone: HistoryEntry[] } {
    return {
      done: this.#done.map(({ entry }) => entry),
      undone: this.#undone.map(({ entry }) => entry).toReversed(),
    }
  }

  /**
   * Checks and writes files. Files that are as wanted are not written.
   *
   * @param entry what the history says of it
   * @throws StudioRefusal with the problems, before anything is written
   */
  async save(
    entry: HistoryEntry,
    changes: FileChanges,
    {
      media = new Map(),
      pages,
    }: { media?: ReadonlyMap<string, Buffer>; pages?: Save['pages'] } = {}
  ) {
    const wanted = new Map<string, Buffer | null>(media)
    for (const [file, text] of changes) wanted.set(file, text === null ? null : Buffer.from(text))
    const files: Save['files'] = new Map()
    for (const [file, after] of wanted) {
      const before = this.#files.read(file)
      if (!isDeepStrictEqual(before, after)) files.set(file, { before, after })
    }
    if (files.size === 0) return
    await this.#check(new Map([...changes].filter(([file]) => files.has(file))))
    await this.#write(files, 'after')
    const stepsBack = this.#stepsBack(files)
    if (stepsBack > 0) this.#undone.push(...this.#done.splice(-stepsBack).toReversed())
    else {
      this.#done.push({ entry, files, pages })
      this.#undone.length = 0
    }
  }

  /**
   * Returns how many of the last saves new bytes take back: what a field's own undo brings back is a
   * step back, not one more change.
   */
  #stepsBack(files: Save['files']): number {
    for (const [index, save] of this.#done.toReversed().entries()) {
      const isSameFiles = isDeepStrictEqual([...save.files.keys()], [...files.keys()])
      if (!isSameFiles || save.pages) return 0
      const isBack = Array.from(files).every(([file, { after }]) =>
        isDeepStrictEqual(save.files.get(file)?.before, after)
      )
      if (isBack) return index + 1
    }
    return 0
  }

  /** Takes the last save back; returns what it did, and the page from which it was made. */
  undo(): Promise<Reverted> {
    return this.#revert(this.#done, this.#undone, 'before')
  }

  redo(): Promise<Reverted> {
    return this.#revert(this.#undone, this.#done, 'after')
  }

  async #revert(from: Save[], to: Save[], side: 'before' | 'after'): Promise<Reverted> {
    const save = from.at(-1)
    if (!save) throw new StudioRefusal(409, 'There is nothing left.')
    await this.#write(save.files, side)
    from.pop()
    to.push(save)
    return { entry: save.entry, page: save.pages?.[side] }
  }

  /** Refuses changes that bring errors which the content does not have now. */
  async #check(changes: FileChanges) {
    if (changes.size === 0) return
    const errors = await errorsOf(() => checkChanges(this.root, changes, this.code()))
    if (errors.length === 0) return
    const isOwn = ({ file }: ContentProblem) => changes.has(file.replaceAll('\\', '/'))
    const known = errors.every(isOwn)
      ? []
      : await errorsOf(() => checkContent(this.root, { code: this.code() }))
    const added = errors.filter(
      (error) =>
        !known.some(({ file, message }) => file === error.file && message === error.message)
    )
    if (added.length === 0) return
    throw new StudioRefusal(422, added[0].message, {
      problems: added.map((problem) => this.#place(problem, changes)),
    })
  }

  #place(
    { file, line, column, message, remedy }: ContentProblem,
    changes: FileChanges
  ): FieldProblem {
    const path = file.replaceAll('\\', '/')
    const text = changes.get(path) ?? this.read(path)?.text ?? ''
    const missing = /^"([^"]+)" is missing$/.exec(message)
    const pointer = toPointer(pathAt(text, line, column)) + (missing ? `/${missing[1]}` : '')
    return { file: path, pointer, message: `${message}. ${remedy}` }
  }

  /** Gives files their other version, unless somebody has changed one of them meanwhile. */
  async #write(files: Save['files'], side: 'before' | 'after') {
    const other = side === 'before' ? 'after' : 'before'
    for (const [file, versions] of files) {
      const isSame = isDeepStrictEqual(this.#files.read(file), versions[other])
      if (!isSame) throw new StudioRefusal(409, `${file} has been changed by somebody else since.`)
      /** A rename would replace it all the same. */
      const mode = statSync(this.pathOf(file), { throwIfNoEntry: false })?.mode ?? OWNER_WRITES
      if ((mode & OWNER_WRITES) === 0) throw new StudioRefusal(507, `${file} is read-only.`)
    }
    const wanted = new Map(Array.from(files, ([file, versions]) => [file, versions[side]]))
    await this.#files.write(wanted).catch((error: NodeJS.ErrnoException) => {
      throw new StudioRefusal(507, `Nothing is saved, because ${reasonOf(error)}`)
    })
  }

  /**
   * Returns the absolute path of a file below resources/content or resources/media.
   *
   * @throws StudioRefusal for any other path, also by way of symbolic links
   */
  pathOf(file: string): string {
    const path = resolve(this.root, file)
    const folder = [CONTENT, MEDIA]
      .map((each) => resolve(this.root, each))
      .find((each) => path.startsWith(each + sep))
    let existing = path
    while (!existsSync(existing) && existing !== dirname(existing)) existing = dirname(existing)
    const isBelow =
      folder !== undefined &&
      /^(?!\.\.)/.test(relative(realpathSync(folder), realpathSync(existing)))
    const isHidden = /(^|[\\/])\.(?!translations$)|\0/.test(file)
    const isGenerated = file.startsWith(`${CONTENT}/schemas/`)
    if (!isBelow || isHidden || isGenerated || file.includes('..')) {
      throw new StudioRefusal(403, `${file} is no file of the content.`)
    }
    return path
  }
}

async function errorsOf(check: () => Promise<unknown>): Promise<ContentProblem[]> {
  try {
    await check()
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
}

/**
 * Returns the path to the value or key at a place of a YAML text, or to the value that the place is
 * within; empty if there is none.
 */
export function pathAt(text: string, line: number, column: number): PropertyKey[] {
  const { document, lines, faults } = parseYaml(text.normalize('NFC'))
  if (faults.length > 0) return []
  const file = new ContentFile('', document, lines, text)
  const isThere = (place: { line: number; column: number }) =>
    place.line === line && place.column === column
  const isBefore = (place: { line: number; column: number }) =>
    place.line < line || (place.line === line && place.column < column)
  const paths = pathsOf(file.data, [])
  const found =
    paths.findLast((path) => isThere(file.place(path))) ??
    paths.find((path) => isThere(file.keyPlace(path))) ??
    paths.findLast((path) => isBefore(file.place(path)))
  return found ?? []
}

function pathsOf(value: unknown, path: PropertyKey[]): PropertyKey[][] {
  const entries = Array.isArray(value)
    ? [...value.entries()]
    : isRecord(value)
      ? Object.entries(value)
      : []
  return [path, ...entries.flatMap(([key, each]) => pathsOf(each, [...path, key]))]
}

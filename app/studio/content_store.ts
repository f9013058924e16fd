import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { checkChanges, type FileChanges } from '#content/editing/check_changes'
import { toPointer } from '#content/editing/trees'
import { ContentFile } from '#content/loading/content_files'
import { checkContent } from '#content/loading/loader'
import { parseYaml } from '#content/loading/parse_yaml'
import { ContentError, type ContentProblem } from '#content/loading/problems'
import { isRecord } from '#content/schema/walk'
import type { Locale } from '#shared/locales'
import { StudioRefusal } from '#studio/refusal'

/** The folders that the studio writes into, below the root. */
export const CONTENT = 'resources/content'
export const MEDIA = 'resources/media'

/** How the name of a file ends that is being written: it takes the place of the file as a whole. */
const UNFINISHED = '.new'
const TEMPORARY = /(^|[\\/])\.[0-9a-f]{40}\.new$/

/** A page in a language, as an editor looks at it. */
export type ShownPage = { key: string; locale: Locale }

/** One save: what it did, and the former and new bytes of each file; null for a file that is not there. */
type Save = {
  what: string
  files: Map<string, { before: Buffer | null; after: Buffer | null }>
  /** Of a save that moves the editor to another page or address: where from and where to. */
  pages?: { before: ShownPage; after: ShownPage }
}

type Reverted = { paths: string[]; page?: ShownPage }

/** A problem at a value of a file. */
export type FieldProblem = { file: string; pointer: string; message: string }

/**
 * The files of the content: read by their revision, checked before they are written, written
 * atomically one save after the other, and given back as they were before.
 */
export class ContentStore {
  readonly #done: Save[] = []
  readonly #undone: Save[] = []
  #last: Promise<unknown> = Promise.resolve()

  /**
   * @param root the folder that contains `resources`
   * @param code returns the version of the code, part of the key of the record cache
   */
  constructor(
    readonly root: string,
    private readonly code: () => string
  ) {
    this.#removeUnfinished()
  }

  /** Runs a function when all earlier ones are over. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
    const run = this.#last.then(work)
    this.#last = run.catch(() => undefined)
    return run
  }

  /** Returns the text of a file with its revision, the SHA-256 of its bytes; undefined if it is not there. */
  read(file: string): { text: string; revision: string } | undefined {
    const bytes = this.#bytes(file)
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

  get history(): { done: string[]; undone: string[] } {
    return {
      done: this.#done.map(({ what }) => what),
      undone: this.#undone.map(({ what }) => what).toReversed(),
    }
  }

  /**
   * Checks and writes files. Files that are as wanted are not written.
   *
   * @param what a description for the history
   * @throws StudioRefusal with the problems, before anything is written
   */
  async save(
    what: string,
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
      const before = this.#bytes(file) ?? null
      if (after === null ? before !== null : !before?.equals(after))
        files.set(file, { before, after })
    }
    if (files.size === 0) return
    await this.#check(new Map([...changes].filter(([file]) => files.has(file))))
    await this.#writeAll(new Map(Array.from(files, ([file, { after }]) => [file, after])))
    this.#done.push({ what, files, pages })
    this.#undone.length = 0
  }

  /** Takes the last save back; returns its files, and the page from which it was made. */
  undo(): Promise<Reverted> {
    return this.#revert(this.#done, this.#undone, 'before')
  }

  redo(): Promise<Reverted> {
    return this.#revert(this.#undone, this.#done, 'after')
  }

  async #revert(from: Save[], to: Save[], side: 'before' | 'after'): Promise<Reverted> {
    const save = from.at(-1)
    if (!save) throw new StudioRefusal(409, 'There is nothing left.')
    const other = side === 'before' ? 'after' : 'before'
    for (const [file, versions] of save.files) {
      const expected = versions[other]
      const now = this.#bytes(file) ?? null
      const isSame = now === null || expected === null ? now === expected : now.equals(expected)
      if (!isSame) throw new StudioRefusal(409, `${file} has been changed by somebody else since.`)
    }
    await this.#writeAll(new Map(Array.from(save.files, ([file, each]) => [file, each[side]])))
    from.pop()
    to.push(save)
    return { paths: [...save.files.keys()], page: save.pages?.[side] }
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
    const pointer = pointerAt(text, line, column) + (missing ? `/${missing[1]}` : '')
    return { file: path, pointer, message: `${message}. ${remedy}` }
  }

  /** Writes all files or, where one cannot be written (full disk, rights), leaves all as they were. */
  async #writeAll(wanted: ReadonlyMap<string, Buffer | null>) {
    const former = new Map<string, Buffer | null>()
    try {
      for (const [file, bytes] of wanted) {
        const before = this.#bytes(file) ?? null
        await this.#write(file, bytes)
        former.set(file, before)
      }
    } catch (error) {
      for (const [file, bytes] of former) await this.#write(file, bytes)
      const { message } = error as Error
      throw new StudioRefusal(507, `Nothing is saved, because the disk refuses: ${message}`)
    }
  }

  async #write(file: string, bytes: Buffer | null) {
    const path = this.pathOf(file)
    if (bytes === null) return rm(path, { force: true })
    await mkdir(dirname(path), { recursive: true })
    const temporary = `${dirname(path)}/.${createHash('sha1').update(path).digest('hex')}${UNFINISHED}`
    try {
      await writeFile(temporary, bytes)
      await rename(temporary, path)
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => undefined)
      throw error
    }
  }

  /** Removes what a process that was killed in the middle of a write has left beside the files. */
  #removeUnfinished() {
    for (const folder of [CONTENT, MEDIA].map((each) => join(this.root, each))) {
      for (const file of globSync(`**/.*${UNFINISHED}`, { cwd: folder })) {
        if (TEMPORARY.test(file)) rmSync(join(folder, file), { force: true })
      }
    }
  }

  #bytes(file: string): Buffer | undefined {
    const path = this.pathOf(file)
    return existsSync(path) ? readFileSync(path) : undefined
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

/** Returns the JSON Pointer of the value or key at a place of a YAML text. */
function pointerAt(text: string, line: number, column: number): string {
  const { document, lines, faults } = parseYaml(text.normalize('NFC'))
  if (faults.length > 0) return ''
  const file = new ContentFile('', document, lines, text)
  const isThere = (place: { line: number; column: number }) =>
    place.line === line && place.column === column
  const paths = pathsOf(file.data, [])
  const found =
    paths.findLast((path) => isThere(file.position(path))) ??
    paths.find((path) => isThere(file.keyPosition(path)))
  return toPointer(found ?? [])
}

function pathsOf(value: unknown, path: PropertyKey[]): PropertyKey[][] {
  const entries = Array.isArray(value)
    ? [...value.entries()]
    : isRecord(value)
      ? Object.entries(value)
      : []
  return [path, ...entries.flatMap(([key, each]) => pathsOf(each, [...path, key]))]
}

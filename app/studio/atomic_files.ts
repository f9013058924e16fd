import { createHash, randomBytes } from 'node:crypto'
import { existsSync, globSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { chmod, mkdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The ending of temporary files. */
const UNFINISHED = '.new'
const TEMPORARY = /(^|[\\/])\.[0-9a-f]{40}\.new$/

/** New bytes of files; null for a file that is to go. */
export type WantedFiles = ReadonlyMap<string, Buffer | null>

/** A step of the journal: the temporary file replaces the file; without one, the file is removed. */
type Step = { file: string; temporary: string | null; before: string | null; after: string | null }

/**
 * Writes several files so that either all of them are as wanted or none is, also if the process is
 * killed in between: the new contents are written beside the files first, then a journal of what is
 * to be done. From then on the next start finishes what this one does not.
 */
export class AtomicFiles {
  /**
   * @param journal the path of the journal
   * @param pathOf returns the path of a file; throws if it may not be written
   */
  constructor(
    private readonly journal: string,
    private readonly pathOf: (file: string) => string
  ) {}

  /** Returns the bytes of a file; null if there is none, or a folder. */
  read(file: string): Buffer | null {
    const path = this.pathOf(file)
    return statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path) : null
  }

  /** Writes all files or, where the disk refuses one (full, rights), leaves all as they were. */
  async write(wanted: WantedFiles) {
    const former = new Map(Array.from(wanted.keys(), (file) => [file, this.read(file)]))
    const steps = await this.#prepare(wanted)
    try {
      await this.#finish(steps)
    } catch (error) {
      await this.#finish(await this.#prepare(former))
      await this.#discard(steps)
      throw error
    }
  }

  /**
   * Finishes what a killed process has begun, and removes what it has left below the folders.
   *
   * @returns files that somebody has changed since, because of which nothing was finished
   */
  recover(folders: readonly string[]): string[] {
    const steps = this.#begun()
    const changed = steps.filter((step) => !this.#isReady(step)).map(({ file }) => file)
    for (const { file, temporary } of changed.length > 0 ? [] : steps) {
      const path = this.pathOf(file)
      if (temporary === null) rmSync(path, { force: true })
      else if (existsSync(join(dirname(path), temporary))) {
        renameSync(join(dirname(path), temporary), path)
      }
    }
    rmSync(this.journal, { force: true })
    for (const folder of folders) {
      for (const file of globSync(`**/.*${UNFINISHED}`, { cwd: folder })) {
        if (TEMPORARY.test(file)) rmSync(join(folder, file), { force: true })
      }
    }
    return changed
  }

  #begun(): Step[] {
    return existsSync(this.journal)
      ? (JSON.parse(readFileSync(this.journal, 'utf8')) as Step[])
      : []
  }

  /** Whether a file is as it is to be, or as it was and can be changed. */
  #isReady({ file, temporary, before, after }: Step): boolean {
    const now = hashOf(this.read(file))
    const isThere = temporary === null || existsSync(join(dirname(this.pathOf(file)), temporary))
    return now === after || (now === before && isThere)
  }

  /** Writes the temporary files, then the journal: from there on, the change is carried out. */
  async #prepare(wanted: WantedFiles): Promise<Step[]> {
    const steps: Step[] = []
    try {
      for (const [file, bytes] of wanted) {
        const temporary = bytes && newName()
        steps.push({ file, temporary, before: hashOf(this.read(file)), after: hashOf(bytes) })
        if (!bytes || !temporary) continue
        const folder = dirname(this.pathOf(file))
        await mkdir(folder, { recursive: true })
        await writeFile(join(folder, temporary), bytes, { flush: true })
        const mode = statSync(this.pathOf(file), { throwIfNoEntry: false })?.mode
        if (mode !== undefined) await chmod(join(folder, temporary), mode)
      }
      /** A single file is replaced in one step, by itself. */
      if (steps.length > 1) {
        const unfinished = join(dirname(this.journal), newName())
        await writeFile(unfinished, JSON.stringify(steps), { flush: true })
        await rename(unfinished, this.journal)
      }
      return steps
    } catch (error) {
      await this.#discard(steps)
      throw error
    }
  }

  async #finish(steps: readonly Step[]) {
    for (const { file, temporary } of steps) {
      const path = this.pathOf(file)
      if (temporary === null) await rm(path, { force: true })
      else await rename(join(dirname(path), temporary), path)
    }
    await rm(this.journal, { force: true })
    for (const { file, temporary } of steps) {
      if (temporary === null) await removeEmpty(dirname(this.pathOf(file)))
    }
  }

  /** Removes temporary files. Errors are ignored, so that the original one is reported. */
  async #discard(steps: readonly Step[]) {
    for (const { file, temporary } of steps) {
      if (temporary === null) continue
      const path = join(dirname(this.pathOf(file)), temporary)
      await rm(path, { force: true }).catch(() => undefined)
    }
  }
}

/** Removes a folder and those above it, up to the first one that holds something. */
async function removeEmpty(folder: string) {
  const isRemoved = await rmdir(folder).then(
    () => true,
    () => false
  )
  if (isRemoved) await removeEmpty(dirname(folder))
}

/** Returns the name of a temporary file. */
function newName(): string {
  return `.${randomBytes(20).toString('hex')}${UNFINISHED}`
}

function hashOf(bytes: Buffer | null): string | null {
  return bytes && createHash('sha256').update(bytes).digest('hex')
}
